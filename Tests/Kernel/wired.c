// SPDX-License-Identifier: GPL-2.0 OR MIT
/*
 * Binds a chip on an I2C adapter with an interrupt line, which `new_device` in sysfs cannot give it. "BUS NAME
 * ADDRESS LINE" is written to the parameter `bind`; LINE is a global system interrupt, of the rising edge.
 */
#include <linux/acpi.h>
#include <linux/i2c.h>
#include <linux/irq.h>
#include <linux/module.h>

static int bind(const char *text, const struct kernel_param *param)
{
	struct i2c_board_info info = {};
	struct i2c_adapter *adapter;
	struct i2c_client *client;
	unsigned int bus, line;

	if (sscanf(text, "%u %19s %hx %u", &bus, info.type, &info.addr, &line) != 4)
		return -EINVAL;
	info.irq = acpi_register_gsi(NULL, line, ACPI_EDGE_SENSITIVE, ACPI_ACTIVE_HIGH);
	if (info.irq < 0)
		return info.irq;
	/* A PC's controller does not note it, and drivers ask for it. */
	irqd_set_trigger_type(irq_get_irq_data(info.irq), IRQ_TYPE_EDGE_RISING);
	adapter = i2c_get_adapter(bus);
	if (!adapter)
		return -ENODEV;
	client = i2c_new_client_device(adapter, &info);
	i2c_put_adapter(adapter);
	return PTR_ERR_OR_ZERO(client);
}

static const struct kernel_param_ops bind_ops = { .set = bind };
module_param_cb(bind, &bind_ops, NULL, 0200);

MODULE_DESCRIPTION("Chips with an interrupt line on any I2C adapter");
MODULE_LICENSE("Dual MIT/GPL");

// SPDX-License-Identifier: GPL-2.0 OR MIT
/*
 * Binds a chip on an I2C adapter with what `new_device` in sysfs cannot give it. "BUS NAME ADDRESS LINE" is written
 * to the parameter `bind`; LINE is a global system interrupt, of the rising edge. Without LINE the chip has a
 * firmware node, because some drivers ask that alone for what their table of names has, too.
 */
#include <linux/acpi.h>
#include <linux/fwnode.h>
#include <linux/i2c.h>
#include <linux/irq.h>
#include <linux/module.h>

static const void *match_data(const struct fwnode_handle *node, const struct device *dev)
{
	const struct i2c_device_id *id = i2c_match_id(to_i2c_driver(dev->driver)->id_table, to_i2c_client(dev));

	return id ? (const void *)id->driver_data : NULL;
}

static const struct fwnode_operations node_operations = { .device_get_match_data = match_data };
/* Of one chip at a time. */
static struct fwnode_handle node;

static int line_of(struct i2c_board_info *info, unsigned int line)
{
	info->irq = acpi_register_gsi(NULL, line, ACPI_EDGE_SENSITIVE, ACPI_ACTIVE_HIGH);
	if (info->irq < 0)
		return info->irq;
	/* A PC's controller does not note it, and drivers ask for it. */
	irqd_set_trigger_type(irq_get_irq_data(info->irq), IRQ_TYPE_EDGE_RISING);
	return 0;
}

static int bind(const char *text, const struct kernel_param *param)
{
	struct i2c_board_info info = {};
	struct i2c_adapter *adapter;
	struct i2c_client *client;
	unsigned int bus, line;
	int count = sscanf(text, "%u %19s %hx %u", &bus, info.type, &info.addr, &line);
	int failed = count == 4 ? line_of(&info, line) : 0;

	if (count < 3)
		return -EINVAL;
	if (failed)
		return failed;
	if (count == 3) {
		fwnode_init(&node, &node_operations);
		info.fwnode = &node;
	}
	adapter = i2c_get_adapter(bus);
	if (!adapter)
		return -ENODEV;
	client = i2c_new_client_device(adapter, &info);
	i2c_put_adapter(adapter);
	return PTR_ERR_OR_ZERO(client);
}

static const struct kernel_param_ops bind_ops = { .set = bind };
module_param_cb(bind, &bind_ops, NULL, 0200);

MODULE_DESCRIPTION("Chips with an interrupt line or a firmware node on any I2C adapter");
MODULE_LICENSE("Dual MIT/GPL");

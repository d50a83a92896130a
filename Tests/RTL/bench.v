// SPDX-License-Identifier: Apache-2.0
//
// Both masters, the lines of I2C with their pull-ups, two chip selects, and lines that a test drives itself.
`timescale 1ns / 1ps

module bench (
    input wire clk,
    // Transfers; the masters have one description.
    input  wire       i2c_go,
    input  wire       spi_go,
    input  wire [6:0] address,
    input  wire [1:0] mode,
    input  wire [7:0] command,
    input  wire       writes,
    input  wire [7:0] data,
    input  wire [3:0] count,
    output wire       busy,
    output wire       refused,
    output wire       i2c_arrives,
    output wire [7:0] i2c_received,
    output wire       spi_arrives,
    output wire [7:0] spi_received,
    // The chips.
    output wire scl,
    output wire sda,
    input  wire chip_pulls_scl,
    input  wire chip_pulls_sda,
    input  wire second,   // the chip select of a frame
    output wire cs_0,
    output wire cs_1,
    output wire sck,
    output wire mosi,
    input  wire miso_0,
    input  wire miso_1,
    /* verilator lint_off UNUSED */
    input  wire int1,
    input  wire test_scl,
    input  wire test_sda
    /* verilator lint_on UNUSED */
);
  wire pulls_scl, pulls_sda, i2c_busy, spi_busy, cs;
  assign scl = !(pulls_scl || chip_pulls_scl);
  assign sda = !(pulls_sda || chip_pulls_sda);
  assign {cs_1, cs_0} = {cs || !second, cs || second};
  assign busy = i2c_busy || spi_busy;

  i2c_master i2c (
      .clk(clk), .go(i2c_go), .address(address), .command(command), .writes(writes), .data(data), .count(count),
      .busy(i2c_busy), .refused(refused), .received(i2c_received), .arrives(i2c_arrives),
      .scl(scl), .sda(sda), .pulls_scl(pulls_scl), .pulls_sda(pulls_sda)
  );

  spi_master spi (
      .clk(clk), .go(spi_go), .mode(mode), .command(command), .data(data), .count(count), .busy(spi_busy),
      .received(spi_received), .arrives(spi_arrives), .cs(cs), .sck(sck), .mosi(mosi),
      .miso(miso_0 && miso_1)
  );
endmodule

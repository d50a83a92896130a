// SPDX-License-Identifier: Apache-2.0
//
// An I2C master for a chip with registers. A transfer writes a command and a data byte, or writes a command and,
// after a repeated START, reads bytes. It waits where a chip holds the clock.

module i2c_master #(
    parameter QUARTER = 7  // clocks in a quarter of a period of SCL
) (
    input  wire       clk,
    input  wire       go,        // begins a transfer, while busy is 0
    input  wire [6:0] address,
    input  wire [7:0] command,
    input  wire       writes,    // 1: data follows the command; 0: count bytes, 1 to 15, are read
    input  wire [7:0] data,
    input  wire [3:0] count,
    output reg        busy,
    output reg        refused,   // a byte of the last transfer was not acknowledged
    output reg  [7:0] received,
    output reg        arrives,   // 1 for a clock: received has a further byte
    input  wire       scl,       // the levels of the lines
    input  wire       sda,
    output reg        pulls_scl, // 1: pulls the line low
    output reg        pulls_sda
);
  localparam START = 0, ADDRESS = 1, COMMAND = 2, DATA = 3, RESTART = 4, AGAIN = 5, READ = 6, STOP = 7;

  reg [2:0] step;
  reg [3:0] index;    // of the bit in its byte; 8 is the acknowledge
  reg [1:0] quarter;  // of the bit: 0 SCL low, 1 and 2 high, 3 low again
  reg [7:0] clocks;
  reg [7:0] shift;
  reg [3:0] left;     // bytes to be read
  reg       level;    // SDA when SCL was high

  wire is_byte = step != START && step != RESTART && step != STOP;

  initial {busy, refused, arrives, pulls_scl, pulls_sda} = 0;

  // Begins a step with the level of its first bit.
  task begin_step(input [2:0] next, input [7:0] value, input pulls);
    begin
      step <= next;
      shift <= value;
      pulls_sda <= pulls;
    end
  endtask

  task send(input [2:0] next, input [7:0] value);
    begin_step(next, value, !value[7]);
  endtask

  // What follows a step; level is the acknowledge of its byte.
  task go_on;
    begin
      index <= 0;
      case (step)
        START:   send(ADDRESS, {address, 1'b0});
        RESTART: send(AGAIN, {address, 1'b1});
        STOP:    busy <= 0;
        READ: begin
          left <= left - 1;
          begin_step(left == 1 ? STOP : READ, 0, left == 1);
        end
        default:
          if (level) begin
            refused <= 1;
            begin_step(STOP, 0, 1);
          end else
            case (step)
              ADDRESS: send(COMMAND, command);
              COMMAND: if (writes) send(DATA, data); else begin_step(RESTART, 0, 0);
              AGAIN:   begin_step(READ, 0, 0);
              default: begin_step(STOP, 0, 1);
            endcase
      endcase
    end
  endtask

  always @(posedge clk) begin
    arrives <= 0;
    if (!busy) begin
      if (go) begin
        {busy, refused} <= 2'b10;
        {index, quarter, clocks} <= 0;
        left <= count;
        begin_step(START, 0, 0);
      end
    end else if (clocks != QUARTER - 1) clocks <= clocks + 1;
    else if (quarter != 1 || scl) begin
      clocks  <= 0;
      quarter <= quarter + 1;
      case (quarter)
        0: pulls_scl <= 0;
        1: begin
          level <= sda;
          if (step == START || step == RESTART) pulls_sda <= 1;
          if (step == STOP) pulls_sda <= 0;
          if (is_byte && index != 8) shift <= {shift[6:0], sda};
        end
        2: begin
          if (step != STOP) pulls_scl <= 1;
          if (step == READ && index == 7) {arrives, received} <= {1'b1, shift};
        end
        3:
        if (is_byte && index != 8) begin
          index <= index + 1;
          // The controller's bit, or its acknowledge of each byte but the last.
          if (step == READ) pulls_sda <= index == 7 && left != 1;
          else pulls_sda <= index != 7 && !shift[7];
        end else go_on;
      endcase
    end
  end
endmodule

// SPDX-License-Identifier: Apache-2.0
//
// An SPI master: a frame of a command and, at the same time in both directions, count further bytes.

module spi_master (
    input  wire       clk,      // twice the frequency of SCK
    input  wire       go,       // begins a frame, while busy is 0
    input  wire [1:0] mode,     // polarity and phase
    input  wire [7:0] command,
    input  wire [7:0] data,     // each byte after the command
    input  wire [3:0] count,    // 0 to 14
    output reg        busy,
    output reg  [7:0] received,
    output reg        arrives,  // 1 for a clock: received has a further byte
    output reg        cs,
    output reg        sck,
    output reg        mosi,
    input  wire       miso
);
  reg [7:0] shift;
  reg [2:0] index;
  reg [3:0] left;  // bytes of the frame
  reg       is_command;

  // With phase 1 the master sends a bit at the edge that leaves the idle level, else at the other.
  wire sends = (sck == mode[1]) == mode[0];
  wire [7:0] shifted = {shift[6:0], miso};

  initial {busy, arrives, cs, sck, mosi} = 5'b00110;

  always @(posedge clk) begin
    arrives <= 0;
    if (!busy) begin
      sck <= mode[1];
      if (go) begin
        {busy, cs, is_command} <= 3'b101;
        {index, left} <= {3'd0, count + 4'd1};
        {shift, mosi} <= {command, command[7]};
      end
    end else if (left == 0 && sck == mode[1]) {busy, cs} <= 2'b01;
    else begin
      sck <= !sck;
      if (sends) mosi <= shift[7];
      else begin
        index <= index + 1;
        shift <= index == 7 ? data : shifted;
        if (index == 7) begin
          left <= left - 1;
          is_command <= 0;
          {arrives, received} <= {!is_command, shifted};
        end
      end
    end
  end
endmodule

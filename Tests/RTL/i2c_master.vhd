-- SPDX-License-Identifier: Apache-2.0
--
-- The master of i2c_master.v in VHDL, on lines that it drives to '0' or 'Z'.

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity i2c_master is
  generic (quarter_clocks : positive := 7);  -- in a quarter of a period of SCL
  port (
    clk      : in    std_logic;
    go       : in    std_logic;  -- begins a transfer, while busy is '0'
    address  : in    std_logic_vector(6 downto 0);
    command  : in    std_logic_vector(7 downto 0);
    writes   : in    std_logic;  -- '1': data follows the command; '0': count bytes, 1 to 15, are read
    data     : in    std_logic_vector(7 downto 0);
    count    : in    std_logic_vector(3 downto 0);
    busy     : out   std_logic := '0';
    refused  : out   std_logic := '0';  -- a byte of the last transfer was not acknowledged
    received : out   std_logic_vector(7 downto 0);
    arrives  : out   std_logic := '0';  -- '1' for a clock: received has a further byte
    scl      : inout std_logic;
    sda      : inout std_logic);
end entity;

architecture rtl of i2c_master is
  type step_kind is (idle, start, address_write, command_byte, data_byte, restart, address_read, read_byte, stop);
  signal pulls_scl, pulls_sda : std_logic := '0';
begin
  scl <= '0' when pulls_scl else 'Z';
  sda <= '0' when pulls_sda else 'Z';

  process (clk)
    variable step    : step_kind := idle;
    variable index    : natural range 0 to 8;  -- 8 is the acknowledge
    variable quarter : natural range 0 to 3;  -- of the bit: 0 SCL low, 1 and 2 high, 3 low again
    variable clocks  : natural range 0 to quarter_clocks;
    variable left    : natural range 0 to 15;  -- bytes to be read
    variable shift   : std_logic_vector(7 downto 0);
    variable level   : std_logic;  -- SDA when SCL was high

    -- Begins a step with the level of its first bit.
    procedure enter(following : step_kind; pulls : std_logic) is
    begin
      step := following;
      index := 0;
      pulls_sda <= pulls;
    end procedure;

    procedure send(following : step_kind; byte : std_logic_vector(7 downto 0)) is
    begin
      shift := byte;
      enter(following, not byte(7));
    end procedure;

    impure function is_byte return boolean is
    begin
      return step /= start and step /= restart and step /= stop;
    end function;

    procedure go_on is
    begin
      case step is
        when start   => send(address_write, address & '0');
        when restart => send(address_read, address & '1');
        when stop    => step := idle;
        when read_byte =>
          left := left - 1;
          if left = 0 then enter(stop, '1'); else enter(read_byte, '0'); end if;
        when others =>
          if level /= '0' then
            refused <= '1';
            enter(stop, '1');
          elsif step = address_write then
            send(command_byte, command);
          elsif step = address_read then
            enter(read_byte, '0');
          elsif step = data_byte then
            enter(stop, '1');
          elsif writes = '1' then
            send(data_byte, data);
          else
            enter(restart, '0');
          end if;
      end case;
    end procedure;
  begin
    if rising_edge(clk) then
      arrives <= '0';
      if step = idle then
        if go = '1' then
          refused <= '0';
          quarter := 0;
          clocks := 0;
          left := to_integer(unsigned(count));
          enter(start, '0');
        end if;
      elsif clocks /= quarter_clocks - 1 then
        clocks := clocks + 1;
      elsif quarter /= 1 or to_x01(scl) = '1' then
        clocks := 0;
        case quarter is
          when 0 =>
            pulls_scl <= '0';
          when 1 =>
            level := to_x01(sda);
            if step = start or step = restart then pulls_sda <= '1'; end if;
            if step = stop then pulls_sda <= '0'; end if;
            if is_byte and index /= 8 then shift := shift(6 downto 0) & level; end if;
          when 2 =>
            if step /= stop then pulls_scl <= '1'; end if;
            if step = read_byte and index = 7 then
              received <= shift;
              arrives <= '1';
            end if;
          when 3 =>
            if is_byte and index /= 8 then
              -- The controller's next bit, or its acknowledge of each byte but the last.
              pulls_sda <= '0';
              if index = 7 then
                if step = read_byte and left /= 1 then pulls_sda <= '1'; end if;
              elsif step /= read_byte then
                pulls_sda <= not shift(7);
              end if;
              index := index + 1;
            else
              go_on;
            end if;
        end case;
        quarter := (quarter + 1) mod 4;
      end if;
      busy <= '0' when step = idle else '1';
    end if;
  end process;
end architecture;

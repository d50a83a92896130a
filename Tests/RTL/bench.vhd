-- SPDX-License-Identifier: Apache-2.0
--
-- The master in VHDL on lines with pull-ups, which are 'H', and lines that a test drives itself.

library ieee;
use ieee.std_logic_1164.all;

entity bench is
  port (
    clk            : in    std_logic;
    i2c_go         : in    std_logic;
    address        : in    std_logic_vector(6 downto 0);
    command        : in    std_logic_vector(7 downto 0);
    writes         : in    std_logic;
    data           : in    std_logic_vector(7 downto 0);
    count          : in    std_logic_vector(3 downto 0);
    busy           : out   std_logic;
    refused        : out   std_logic;
    i2c_arrives    : out   std_logic;
    i2c_received   : out   std_logic_vector(7 downto 0);
    scl            : inout std_logic;
    sda            : inout std_logic;
    chip_pulls_scl : in    std_logic;
    chip_pulls_sda : in    std_logic;
    int1           : in    std_logic;
    test_scl       : in    std_logic;
    test_sda       : in    std_logic);
end entity;

architecture test of bench is
begin
  scl <= 'H';
  sda <= 'H';
  scl <= '0' when chip_pulls_scl else 'Z';
  sda <= '0' when chip_pulls_sda else 'Z';

  i2c : entity work.i2c_master
    port map (
      clk => clk, go => i2c_go, address => address, command => command, writes => writes, data => data, count => count,
      busy => busy, refused => refused, received => i2c_received, arrives => i2c_arrives, scl => scl, sda => sda);
end architecture;

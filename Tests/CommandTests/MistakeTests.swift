// SPDX-License-Identifier: Apache-2.0

import Testing

/// Every mistake is one line on standard error, and nothing on standard output.
@Suite struct MistakeTests {
  struct Mistake: CustomTestStringConvertible {
    var arguments: String
    var status: Int32
    var line: String
    var testDescription: String { arguments }

    init(_ arguments: String, _ line: String, status: Int32 = 64) {
      self.arguments = arguments
      self.status = status
      self.line = line
    }
  }

  private static let chips = "`proofmass --help` lists parts and boards"
  private static let buses = "emulator, N or /dev/i2c-N, B.C or /dev/spidevB.C, unix:SOCKET"
  private static let keys =
    "one of bus=, address=, spi=, rate=, range=, hub=, identity=, drdy=, int1=, int2=, cs=, axes=, position=, adc=, temperature-offset="
  private static let scenarios =
    "one of rest, tilt, rotate, spin, shake, knock, drop, throw, walk, tumble, figure8, sides, poses, "
    + "magnet, warm, gantry"

  static let parser = [
    Mistake("walk", "unknown verb \"walk\": see `proofmass --help`"),
    Mistake("serv", "unknown verb \"serv\" (did you mean serve?): see `proofmass --help`"),
    Mistake("read lis331dhl", "unknown chip \"lis331dhl\" (did you mean lis331dlh?): \(chips)"),
    Mistake("read sensehut", "unknown chip \"sensehut\" (did you mean sense-hat?): \(chips)"),
    Mistake(
      "read lis331dlh,rang=2g",
      "unknown key \"rang=2g\" of lis331dlh (did you mean range?): \(keys)"),
    Mistake(
      "read --bus /dev/i2c1", "unknown bus \"/dev/i2c1\" (did you mean /dev/i2c-1?): \(buses)"),
    Mistake(
      "read --foo", "unknown option '--foo'. Did you mean '--bus'?: see `proofmass read --help`"),
    Mistake("dump", "missing expected argument '<CHIP>': see `proofmass dump --help`"),
    Mistake(
      "stream --duration", "missing value for '--duration <time>': see `proofmass stream --help`"),
    Mistake(
      "stream --format xml",
      "the value 'xml' is invalid for '--format <format>'. Please provide one of 'text', 'csv' or "
        + "'jsonl': see `proofmass stream --help`"),
    Mistake(
      "stream --format parquet",
      "--format parquet: rows are text, csv or jsonl; two lines of Python make Parquet of csv: "
        + "`import pandas` and "
        + "`pandas.read_csv(\"run.csv\", comment=\"#\").to_parquet(\"run.parquet\")`"),
    Mistake("import", "missing expected argument '<FILE> ...': see `proofmass import --help`"),
    Mistake(
      "get lis331dlh", "missing expected argument '<REGISTER[.FIELD]>': see `proofmass get --help`"),
  ]

  static let chip = [
    Mistake("read lis33", "unknown chip \"lis33\": \(chips)"),
    Mistake(
      "read itg-3205",
      "ITG3205 has neither a driver nor a software chip: `proofmass --help` lists those that have"),
    Mistake(
      "read lis331dlh range=2g",
      "unknown chip \"range=2g\": keys follow their chip after a comma, as lis331dlh,range=2g"),
    Mistake(
      "characterise still.csv",
      "unknown chip \"still.csv\": `info`, `allan`, `plot` and `characterise --recording` read recordings"
    ),
    Mistake("read lis331dlh,address=18", "address=18 is 0x12: write address=0x18"),
    Mistake("registers ''", "unknown chip \"''\": \(chips)"),
    Mistake("read lis331dlh,speed=3", "unknown key \"speed=3\" of lis331dlh: \(keys)"),
    Mistake("read lis331dlh,address", "unknown key \"address\" of lis331dlh: \(keys)"),
    Mistake("read lis331dlh,", "unknown key \"\" of lis331dlh: \(keys)"),
    Mistake(
      "read lis331dlh,bus=emulator",
      "bus=emulator is no bus of one chip: N or /dev/i2c-N, or /dev/spidevB.C"),
    Mistake(
      "read lis331dlh,bus=unix:/tmp/b",
      "bus=unix:/tmp/b is no bus of one chip: N or /dev/i2c-N, or /dev/spidevB.C"),
    Mistake("read lis331dlh,bus=one", "unknown bus \"one\": \(buses)"),
    Mistake(
      "read ak8973,bus=/dev/spidev0.1", "ak8973 has no SPI: it is not on /dev/spidev0.1"),
    Mistake(
      "read lis331dlh,bus=/dev/spidev0.1,address=0x19",
      "lis331dlh has bus=/dev/spidev0.1 and address=: leave address= out"),
    Mistake(
      "read lis331dlh,bus=1,spi=0.0", "lis331dlh has bus=/dev/i2c-1 and spi=: leave spi= out"),
    Mistake(
      "stream lis331dlh l3g4200d,bus=1",
      "lis331dlh has no bus=, and there is no --bus: name one"),
    Mistake(
      "read lis331dlh,bus=1 --bus unix:/tmp/b",
      "bus= is for real buses: leave it out on unix:/tmp/b"),
    Mistake(
      "read lis331dlh,bus=1 --policy lis331dlh.boot=now",
      "--policy is for the emulator: leave it out on /dev/i2c-1"),
    Mistake(
      "read lis331dlh,bus=1 lis331dl,bus=1,address=0x18",
      "lis331dlh and lis331dl are both at 0x18: name one of them"),
    Mistake("emulate lis331dlh,bus=1", "bus= means nothing to emulate: leave it out"),
    Mistake(
      "read lsm9ds1ag,range=4g",
      "range=4g: lsm9ds1ag has several sensors, name acc.range= or gyr.range="),
    Mistake("read lsm9ds1ag,gyr.range=4g", "range=4g: lsm9ds1ag has 245dps, 500dps, 2000dps"),
    Mistake(
      "read lsm9ds1ag,mag.range=4G", "lsm9ds1ag has no magnetometer: name acc.range= or gyr.range="),
    Mistake("read lsm9ds1ag,temp.range=4", "unknown key \"temp.range=4\" of lsm9ds1ag: \(keys)"),
    Mistake(
      "read lsm9ds1ag,acc.rate=119,gyr.rate=238", "rate= comes twice with lsm9ds1ag: name it once"),
    Mistake("read lsm9ds1ag,rate=100", "rate=100: lsm9ds1ag has 14.9, 59.5, 119, 238, 476, 952 Hz"),
    Mistake(
      "read sense-hat,address=0x6b",
      "address=0x6b: sense-hat has several chips, name acc.address= or mag.address="),
    Mistake(
      "get sense-hat WHO_AM_I",
      "\"sense-hat\" has several chips: name lsm9ds1ag or lsm9ds1m"),
    Mistake(
      "registers lsm9ds1 WHO_AM_I", "\"lsm9ds1\" has several chips: name lsm9ds1ag or lsm9ds1m"),
    Mistake("read ak8975,rate=5,rate=5", "rate= comes twice with ak8975: name it once"),
    Mistake(
      "read lis331dlh,position=0.1",
      "position=0.1 is no place on a board: X:Y:Z in metres from its centre, each from -10 to 10, "
        + "like 0.1:0:0"),
    Mistake(
      "read lis331dlh,position=0:nan:0",
      "position=0:nan:0 is no place on a board: X:Y:Z in metres from its centre, each from -10 to "
        + "10, like 0.1:0:0"),
    Mistake(
      "read lis331dlh,position=0:0:11",
      "position=0:0:11 is no place on a board: X:Y:Z in metres from its centre, each from -10 to "
        + "10, like 0.1:0:0"),
    Mistake(
      "read lis331dlh,position=1::1:1",
      "position=1::1:1 is no place on a board: X:Y:Z in metres from its centre, each from -10 to "
        + "10, like 0.1:0:0"),
    Mistake(
      "read --bus 9 lis331dlh,position=0:0:0",
      "position= is for the emulator: leave it out on /dev/i2c-9"),
    Mistake(
      "emulate lis3dh,adc=1:2 --fast -- true",
      "adc=1:2 is not three voltages: those at ADC1, ADC2 and ADC3 in V, each from -10 to 10, like "
        + "0.9:1.2:1.5"),
    Mistake(
      "emulate lis2dh12,adc=1:1:1 --fast -- true",
      "adc= is for a LIS3DH, which has the inputs: lis2dh12 has none, leave it out"),
    Mistake(
      "read lis3dh,adc=1:1:1",
      "adc= is for a board of other programs, by emulate or lint: leave it out"),
    Mistake("read lis331dlh,address=0x80", "address=0x80 is out of range: 0x08 to 0x77"),
    Mistake("read lis331dlh,address=0x07", "address=0x07 is out of range: 0x08 to 0x77"),
    Mistake("read lis331dlh,address=0x78", "address=0x78 is out of range: 0x08 to 0x77"),
    Mistake("read lis331dlh,address=top", "address=top is not a number: 0x08 to 0x77"),
    Mistake(
      "read lis331dlh,spi=1", "spi=1 is no chip select: B.C, like spi=0.1 for /dev/spidev0.1"),
    Mistake(
      "read lis331dlh,spi=0.0,address=0x18",
      "lis331dlh has address= and spi=: it has one bus, name one of them"),
    Mistake(
      "read lis331dlh,rate=300", "rate=300: lis331dlh has 0.5, 1, 2, 5, 10, 50, 100, 400, 1000 Hz"),
    Mistake("read lis331hh,range=8g", "range=8g: lis331hh has 6g, 12g, 24g"),
    Mistake("read h3lis331dl,range=8g", "range=8g: h3lis331dl has 100g, 200g, 400g"),
    Mistake("read lis302dl,rate=50", "rate=50: lis302dl has 100, 400 Hz"),
    Mistake(
      "read lis3dh,rate=1600", "rate=1600: lis3dh has 1, 10, 25, 50, 100, 200, 400, 1344 Hz"),
    Mistake("read lis3dh,range=6g", "range=6g: lis3dh has 2g, 4g, 8g, 16g"),
    Mistake("read l3gd20,rate=100", "rate=100: l3gd20 has 95, 190, 380, 760 Hz"),
    Mistake(
      "read l3gd20h,rate=95", "rate=95: l3gd20h has 12.5, 25, 50, 100, 200, 400, 800 Hz"),
    Mistake("read a3g4250d,range=250dps", "range=250dps: a3g4250d has 245dps"),
    Mistake("read ak8963,range=1g", "range=1g: ak8963 has one range, leave range= out"),
    Mistake("read ak8973,spi=0.0", "spi=0.0: ak8973 has no SPI, leave spi= out"),
    Mistake(
      "dump ak8973 --bus /dev/spidev0.0", "ak8973 has no SPI: it is not on /dev/spidev0.0"),
    Mistake(
      "read ak8973,temperature-offset=37",
      "temperature-offset= is for a gyroscope, whose thermometer has no zero: ak8973 is none, "
        + "leave it out"),
    Mistake(
      "read lis3dh,identity=0x44",
      "identity=0x44: lis3dh is driven with its own identity alone, leave identity= out; "
        + "those of which clones are driven are mpu6500, mpu6050, mpu6000, mpu9150, mpu9250, mpu9255"
    ),
    Mistake(
      "read mpu6050,identity=0x198",
      "identity=0x198 is no byte: what `proofmass detect` lists, like 0x98"),
    Mistake(
      "read mpu6050,identity=clone",
      "identity=clone is no byte: what `proofmass detect` lists, like 0x98"),
    Mistake(
      "read mpu6050,identity=0x98,identity=0x98",
      "identity= comes twice with mpu6050: name it once"),
    Mistake("dump mpu6050,identity=0x98", "identity= means nothing to dump: leave it out"),
    Mistake(
      "emulate mpu6050,identity=0x98 -- true", "identity= means nothing to emulate: leave it out"),
    Mistake("read l3g4200d,rate=nan", "rate=nan: l3g4200d has 100, 200, 400, 800 Hz"),
    Mistake("read ak8975,rate=0", "rate=0: ak8975 takes 0.001 to 100 Hz"),
    Mistake("read ak8975,rate=1e-300", "rate=1e-300: ak8975 takes 0.001 to 100 Hz"),
    Mistake("read ak8975,rate=101", "rate=101: ak8975 takes 0.001 to 100 Hz"),
    Mistake("read ak8975,rate=inf", "rate=inf: ak8975 takes 0.001 to 100 Hz"),
    Mistake("read lis331dlh,range=3g", "range=3g: lis331dlh has 2g, 4g, 8g"),
    Mistake("read lis331dlh,range=250dps", "range=250dps: lis331dlh has 2g, 4g, 8g"),
    Mistake("read l3g4200d,range=200", "range=200: l3g4200d has 250dps, 500dps, 2000dps"),
    Mistake("read ak8975,range=8g", "range=8g: ak8975 has one range, leave range= out"),
    Mistake(
      "read lis331dlh,axes=+x+y-z",
      "axes=+x+y-z is no right-handed arrangement: three signed axes like +y-x+z"),
    Mistake(
      "read lis331dlh,axes=xyz",
      "axes=xyz is no right-handed arrangement: three signed axes like +y-x+z"),
    Mistake(
      "stream lis331dlh,drdy=GPIO17",
      "drdy=GPIO17 is no GPIO line: LINE or gpiochipN:LINE, like 17 or gpiochip0:17"),
    Mistake(
      "stream lis331dlh,drdy=gpiochip0:GPIO17",
      "drdy=gpiochip0:GPIO17 is no GPIO line: LINE or gpiochipN:LINE, like 17 or gpiochip0:17"),
    Mistake(
      "dump lis331dlh,drdy=gpiochip0:17", "drdy= means nothing to dump: leave it out"),
    Mistake(
      "read lis331dlh,drdy=gpiochip0:17", "drdy= means nothing to read: leave it out"),
    Mistake(
      "emulate lis331dlh,drdy=gpiochip0:54 -- true",
      "drdy=gpiochip0:54: the board's GPIO chip has lines 0 to 53"),
    Mistake(
      "emulate lis331dlh,drdy=gpiochip0:17 ak8975,drdy=gpiochip0:17 -- true",
      "drdy=gpiochip0:17 comes twice: each pin needs a line of its own"),
    Mistake(
      "emulate lis331dlh,spi=0.0,drdy=gpiochip0:17,cs=gpiochip0:17 -- true",
      "cs=gpiochip0:17 comes twice: each pin needs a line of its own"),
    Mistake(
      "emulate lis331dlh,spi=0.0,cs=CE0 -- true",
      "cs=CE0 is no GPIO line: LINE or gpiochipN:LINE, like 17 or gpiochip0:17"),
    Mistake(
      "emulate lis331dlh,cs=gpiochip0:5 -- true",
      "lis331dlh has cs= without spi=: name its bus, like spi=0.0"),
    Mistake(
      "read lis331dlh,spi=0.0,cs=gpiochip0:5",
      "cs= is for a board of other programs, by emulate or lint: leave it out"),
    Mistake(
      "emulate --gpio-label pinctrl-bcm2711-and-some-more-32 -- true",
      "--gpio-label \"pinctrl-bcm2711-and-some-more-32\": 1 to 31 bytes, like pinctrl-bcm2711"),
    Mistake(
      "emulate lis331dlh,drdy=gpiochip0:17 ak8975,drdy=gpiochip4:17 -- true",
      "drdy=gpiochip4:17 and drdy=gpiochip0:17: the board has one GPIO chip"),
    Mistake(
      "emulate lis331dlh,drdy=gpiochip0:17 --as-gpio 4 -- true",
      "--as-gpio 4 and drdy= of gpiochip0: leave one out"),
    Mistake(
      "emulate --as-gpio gpiochip4 -- true",
      "--as-gpio gpiochip4: a whole number, N of /dev/gpiochipN"),
    Mistake(
      "stream ak8975,temperature-offset=3",
      "temperature-offset= is for a gyroscope, whose thermometer has no zero: ak8975 is none, "
        + "leave it out"),
    Mistake(
      "stream l3g4200d,temperature-offset=nan", "temperature-offset=nan is not a number of °C"),
    Mistake(
      "read lis331dlh l3g4200d,address=0x18",
      "lis331dlh and l3g4200d are both at 0x18: give one of them another address= or spi="),
    Mistake(
      "read lis331dlh,spi=0.1 ak8975,spi=0.1",
      "lis331dlh and ak8975 are both at spi0.1: give one of them another address= or spi="),
  ]

  static let bus = [
    Mistake("read --bus usb", "unknown bus \"usb\": \(buses)"),
    Mistake("read --bus /dev/null", "unknown bus \"/dev/null\": \(buses)"),
    Mistake(
      "read --bus /dev/spidev0",
      "unknown bus \"/dev/spidev0\" (did you mean /dev/spidev0.0?): \(buses)"),
    Mistake("read --bus -1", "missing value for '--bus <bus>': see `proofmass read --help`"),
    Mistake(
      "read --bus unix:",
      "unix: names no socket: unix:SOCKET, as in `proofmass emulate --listen SOCKET`"),
    Mistake(
      "read --bus unix:/nonexistent/board",
      "no board is served at /nonexistent/board: start one with "
        + "`proofmass emulate --listen /nonexistent/board`", status: 1),
    Mistake(
      "read --bus unix:/run/board --policy ak8975.mode-change=strict",
      "--policy is for the emulator: leave it out on unix:/run/board"),
    Mistake(
      "stream --bus unix:/run/board --fast",
      "--fast is for the emulator: leave it out on unix:/run/board"),
    Mistake("read --bus /dev/spidev9.0", "no chip named: which one is on /dev/spidev9.0?"),
    Mistake(
      "read --bus /dev/spidev9.0 ak8975,address=0x0c",
      "address= is for an I2C bus: leave it out on /dev/spidev9.0"),
    Mistake(
      "read --bus 9 --policy ak8975.mode-change=strict",
      "--policy is for the emulator: leave it out on /dev/i2c-9"),
    Mistake(
      "read --bus 61 lis331dlh",
      "/dev/i2c-61 does not exist: `sudo raspi-config` enables I2C on a Raspberry Pi, "
        + "`sudo modprobe i2c-dev` elsewhere; `ls /dev/i2c-*` shows the buses", status: 1),
    Mistake(
      "dump lis331dlh --bus /dev/spidev61.0",
      "/dev/spidev61.0 does not exist: `sudo raspi-config` enables SPI on a Raspberry Pi, "
        + "the device tree elsewhere; `ls /dev/spidev*` shows the devices",
      status: 1),
  ]

  static let register = [
    Mistake("dump lis331dlh,rate=100", "rate= means nothing to dump: leave it out"),
    Mistake("get l3g4200d,range=250dps WHO_AM_I", "range= means nothing to get: leave it out"),
    Mistake("set ak8975,rate=5 CNTL 0", "rate= means nothing to set: leave it out"),
    Mistake("registers lis331dlh,rate=100", "rate= means nothing to registers: leave it out"),
    Mistake(
      "get lis331dlh CTRL_REG9",
      "LIS331DLH has no register \"CTRL_REG9\" (did you mean CTRL_REG1?): `proofmass registers lis331dlh` lists them"
    ),
    Mistake(
      "get ak8975 0x13",
      "AK8975 has no register at \"0x13\": `proofmass registers ak8975` lists them"),
    Mistake(
      "set lis331dlh 0x00 1",
      "LIS331DLH has no register at \"0x00\", a reserved address: "
        + "`proofmass registers lis331dlh` lists them"),
    Mistake(
      "get lis331dlh CTRL_REG1.ODR",
      "unknown field \"ODR\" of CTRL_REG1: one of PM, DR, Zen, Yen, Xen"),
    Mistake("get ak8975 TS1", "TS1 is closed to the host by the manufacturer: leave it alone"),
    Mistake("set ak8975 RSV 0", "RSV is closed to the host by the manufacturer: leave it alone"),
    Mistake("set lis331dlh WHO_AM_I 0x32", "WHO_AM_I can only be read"),
    Mistake("set lis331dlh STATUS_REG.XDA 1", "STATUS_REG can only be read"),
    Mistake(
      "set lis331dlh CTRL_REG1 256",
      "\"256\" is no value of CTRL_REG1: 0 to 255, 0x00 to 0xff, or 0b…"),
    Mistake(
      "set lis331dlh CTRL_REG1 fast",
      "\"fast\" is no value of CTRL_REG1: 0 to 255, 0x00 to 0xff, or 0b…"),
    Mistake(
      "set lis331dlh CTRL_REG1.DR 4",
      "4 is out of range for CTRL_REG1.DR: one of 0 (hertz50), 1 (hertz100), 2 (hertz400), "
        + "3 (hertz1000)"),
    Mistake(
      "set lis331dlh CTRL_REG1.DR fast",
      "\"fast\" is no value of CTRL_REG1.DR: one of 0 (hertz50), 1 (hertz100), "
        + "2 (hertz400), 3 (hertz1000)"),
    Mistake(
      "set lis331dlh CTRL_REG4.FS 2",
      "CTRL_REG4.FS has no meaning for 2: one of 0 (g2), 1 (g4), 3 (g8)"),
    Mistake(
      "set l3g4200d CTRL_REG4 0x08",
      "0x08 sets reserved bits of CTRL_REG4: only 0xf7 may be set"),
    Mistake("set ak8975 ASTC 0x80", "0x80 sets reserved bits of ASTC: only 0x40 may be set"),
    Mistake("set ak8975 I2CDIS 1", "I2CDIS takes only 0x1b, as a whole"),
    Mistake("set ak8975 I2CDIS.I2CDIS 1", "I2CDIS takes only 0x1b, as a whole"),
  ]

  static let stream = [
    Mistake(
      "stream lis331dlh lis331dlh,address=0x19 --fast --samples 1 --align lis331dlh_acc",
      "--align lis331dlh_acc: acc, lis331dlh_0x19_acc, or rows a second from 0.01 to 10000"),
    Mistake(
      "stream" + (0x20...0x28).map { " lis331dlh,address=\($0)" }.joined(),
      "LIS331DLH is one chip too many: at most 8 on one command line"),
    Mistake(
      "stream --fast",
      "--fast has no end in sight: add --duration, --samples, --motion or --scenario"),
    Mistake("stream --duration 5", "--duration 5: a number above 0 and ms, s, min or h, like 10s"),
    Mistake(
      "stream --duration 0s", "--duration 0s: a number above 0 and ms, s, min or h, like 10s"),
    Mistake(
      "stream --duration nans", "--duration nans: a number above 0 and ms, s, min or h, like 10s"),
    Mistake(
      "stream --duration infs", "--duration infs: a number above 0 and ms, s, min or h, like 10s"),
    Mistake("stream --samples 0", "--samples 0: a whole number of rows, at least 1"),
    Mistake("stream --samples 1.5", "--samples 1.5: a whole number of rows, at least 1"),
    Mistake(
      "stream --sensing best",
      "--sensing best: one of typical, nominal, ideal, or a file that `twin` wrote"),
    Mistake(
      "read --sensing Ideal",
      "--sensing Ideal: one of typical, nominal, ideal, or a file that `twin` wrote"),
    Mistake("twin rest.csv --gravity 1", "--gravity 1: a number from 9 to 10.5"),
    Mistake("twin rest.csv --field x", "--field x: a number from 1 to 2000"),
    Mistake("twin -", "- is standard input: name files, which can be read twice"),
    Mistake("read --seed -1", "--seed -1: a whole number from 0 to 18446744073709551615"),
    Mistake(
      "read --bus 9 --sensing ideal", "--sensing is for the emulator: leave it out on /dev/i2c-9"),
    Mistake("stream --seed x", "--seed x: a whole number from 0 to 18446744073709551615"),
    Mistake(
      "stream --motion-start 3", "--motion-start is for a motion: name one with --motion FILE.csv"),
    Mistake(
      "stream --motion a.csv --motion-start nan",
      "--motion-start nan: a finite number of seconds"),
    Mistake("stream --bus 9 --fast", "--fast is for the emulator: leave it out on /dev/i2c-9"),
    Mistake("stream --scenario fly", "unknown scenario \"fly\": \(scenarios)"),
    Mistake(
      "emulate --scenario Rest -- true",
      "unknown scenario \"Rest\" (did you mean rest?): \(scenarios)"),
    Mistake("lint --scenario '' -- true", "unknown scenario \"''\": \(scenarios)"),
    Mistake(
      "stream --scenario shake:peak=3",
      "--scenario shake:peak=3: shake has no parameters: leave out what follows its name"),
    Mistake(
      "stream --scenario gantry:freq=60",
      "--scenario gantry:freq=60: \"freq\" is no parameter of gantry: "
        + "frequency=48,damping=0.1,from=5,to=133,rate=1,acceleration=75"),
    Mistake(
      "stream --scenario gantry:damping=1",
      "--scenario gantry:damping=1: damping is a number from 0.001 to 0.99"),
    Mistake(
      "stream --scenario gantry:rate=2,rate=3",
      "--scenario gantry:rate=2,rate=3: rate is given twice: leave one out"),
    Mistake(
      "stream --scenario gantry:from=50,to=20",
      "--scenario gantry:from=50,to=20: from is 50, and to 20: the frequency rises"),
    Mistake(
      "stream --scenario rest --motion a.csv",
      "--scenario and --motion both move the board: name one of them"),
    Mistake(
      "stream --scenario rest --motion-start 3",
      "--motion-start is for --motion FILE.csv: leave it out with --scenario"),
    Mistake(
      "stream --bus 9 --scenario rest",
      "--scenario is for the emulator: leave it out on /dev/i2c-9"),
    Mistake("scenarios rest", "unexpected argument 'rest': see `proofmass scenarios --help`"),
    Mistake(
      "stream --bus 9 --motion a.csv", "--motion is for the emulator: leave it out on /dev/i2c-9"),
    Mistake(
      "stream --bus 9 --truth a.csv", "--truth is for the emulator: leave it out on /dev/i2c-9"),
    Mistake(
      "stream --fast --samples 1 --truth -",
      "--truth - would mix with the stream: name a file"),
    Mistake(
      "stream --fast --motion /nonexistent/a.csv",
      "cannot read /nonexistent/a.csv: No such file or directory, error 2", status: 1),
    Mistake(
      "stream --fast --motion /",
      "cannot read /: Is a directory, error 21", status: 1),
    Mistake(
      "stream --fast --samples 1 --truth /nonexistent/a.csv",
      "cannot write /nonexistent/a.csv: No such file or directory, error 2", status: 1),
  ]

  static let events = [
    Mistake("events l3g4200d ak8975", "events takes an accelerometer: name one"),
    Mistake("events lis331dlh,rate=400", "rate= means nothing to events: leave it out"),
    Mistake(
      "events --fast --samples 1",
      "--fast has no end in sight: add --duration, --motion or --scenario"),
    Mistake("events --samples 0", "--samples 0: a whole number of events, at least 1"),
    Mistake("events --duration 5", "--duration 5: a number above 0 and ms, s, min or h, like 10s"),
  ]

  static let motion = [
    Mistake(
      "motion lis331dlh ak8975", "device motion takes an accelerometer and a gyroscope: name both"),
    Mistake(
      "motion lis331dlh l3g4200d --frame magnetic", "--frame magnetic takes a compass: name one"),
    Mistake(
      "motion lis331dlh,rate=400 l3g4200d", "rate= means nothing to motion: leave it out"),
    Mistake(
      "motion l3g4200d,temperature-offset=37 lis331dlh",
      "temperature-offset= means nothing to motion: leave it out"),
    Mistake(
      "motion --fast",
      "--fast has no end in sight: add --duration, --samples, --motion or --scenario"),
    Mistake("motion --duration 5", "--duration 5: a number above 0 and ms, s, min or h, like 10s"),
    Mistake("motion --samples 0", "--samples 0: a whole number of rows, at least 1"),
    Mistake("motion --rate 0", "--rate 0: rows a second, from 0.0167 to 800"),
    Mistake(
      "motion --motion - --calibration -",
      "--motion and --calibration cannot both be standard input"),
    Mistake("motion --rate 801", "--rate 801: rows a second, from 0.0167 to 800"),
    Mistake("motion --rate nan", "--rate nan: rows a second, from 0.0167 to 800"),
    Mistake("motion --bus 9 --fast", "--fast is for the emulator: leave it out on /dev/i2c-9"),
    Mistake(
      "motion --frame true",
      "--frame true needs to know where north is: add --declination or --place"
    ),
    Mistake(
      "motion --declination 3",
      "--declination is for --frame true: leave it out with --frame arbitrary"
    ),
    Mistake(
      "motion --frame magnetic --place 1,2",
      "--place is for --frame true: leave it out with --frame magnetic"),
    Mistake(
      "motion --frame true --declination 3 --place 1,2",
      "--declination and --place both say where true north is: name one of them"),
    Mistake(
      "motion --frame true --declination 3 --date 2026-01-01",
      "--date is for --place: name one, or leave it out"),
    Mistake(
      "motion --frame true --declination 181",
      "--declination 181: degrees from -180 to 180, east positive"),
    Mistake(
      "motion --frame true --place 91,0",
      "--place 91,0: latitude and longitude in degrees, north and east positive, like 51.5,-0.13"),
    Mistake(
      "motion --frame true --place 51,0 --date 2026-02-30",
      "--date 2026-02-30: a day like 2026-07-01"),
    Mistake(
      "motion --frame true --place 51,0 --date 2019-01-01",
      "the World Magnetic Model holds from 2025 to 2030: name a --date in it, or --declination"),
    Mistake(
      "motion --calibration /nonexistent/a.json",
      "cannot read /nonexistent/a.json: No such file or directory, error 2", status: 1),
  ]

  static let mutant = [
    Mistake("read --mutant ready-late", "--mutant \"ready-late\" is not CHIP.NAME"),
    Mistake("read --mutant lis33.ready-late", "unknown chip \"lis33\": \(chips)"),
    Mistake(
      "read ak8975 --mutant lis331dlh.ready-late",
      "--mutant \"lis331dlh.ready-late\": there is no lis331dlh on the board"),
    Mistake(
      "read ak8975 --mutant ak8975.ready-lat",
      "unknown mutant \"ready-lat\" of ak8975 (did you mean ready-late?): `proofmass mutants ak8975` lists them"
    ),
    Mistake(
      "read ak8975 --mutant ak8975.ready-late --mutant ak8975.pins-low",
      "--mutant \"ak8975.pins-low\": a chip differs in one respect, name one for it"),
    Mistake(
      "read --bus 9 --mutant ak8975.ready-late",
      "--mutant is for the emulator: leave it out on /dev/i2c-9"),
  ]

  static let policy = [
    Mistake("read --policy strict", "--policy \"strict\" is not CHIP.NAME=VALUE"),
    Mistake("read --policy lis33.scale=typical", "unknown chip \"lis33\": \(chips)"),
    Mistake(
      "read ak8975 --policy lis331dlh.scale=typical",
      "--policy \"lis331dlh.scale=typical\": there is no lis331dlh on the board"),
    Mistake(
      "read --policy ak8975.speed=1",
      "unknown policy \"speed\" of ak8975: mode-change, power-down-again, status-on-mode-change, "
        + "asa-outside-fuse-mode, self-test-ambient, undefined-read, counter-outside-blocks, "
        + "closed-registers, i2cdis-other-values, i2cdis-reads, spi-mode-0, spi-too-fast, "
        + "data-while-busy, data-error-before-data"),
    Mistake(
      "read --policy lis331dlh.scale=odd",
      "policy lis331dlh.scale is one of typical, full-scale-over-2048"),
  ]

  private static let long = String(repeating: "x", count: 108)

  static let emulate = [
    Mistake(
      "emulate",
      "emulate needs a client: add -- COMMAND, --listen SOCKET, --usbredir SOCKET or --usbip"),
    Mistake(
      "emulate --",
      "emulate needs a client: add -- COMMAND, --listen SOCKET, --usbredir SOCKET or --usbip"),
    Mistake("emulate i2cdetect -- true", "unknown chip \"i2cdetect\": \(chips)"),
    Mistake(
      "lint i2cdetect", "unknown chip \"i2cdetect\": \(chips) (a program goes after --)"),
    Mistake(
      "emulate i2cget -y 1",
      "unknown option '-y' (a program goes after --): see `proofmass emulate --help`"),
    Mistake(
      "emulate lis331dlh,rate=100 -- true", "rate= means nothing to emulate: leave it out"),
    Mistake(
      "emulate lis331dlh lis331dlh -- true",
      "lis331dlh and lis331dlh are both at 0x18: give one of them another address= or spi="),
    Mistake(
      "emulate --policy lis331dlh.scale=odd -- true",
      "policy lis331dlh.scale is one of typical, full-scale-over-2048"),
    Mistake(
      "emulate --motion-start 3 -- true",
      "--motion-start is for a motion: name one with --motion FILE.csv"),
    Mistake(
      "emulate --sensing best -- true",
      "--sensing best: one of typical, nominal, ideal, or a file that `twin` wrote"),
    Mistake("emulate --as-i2c x -- true", "--as-i2c x: a whole number, N of /dev/i2c-N"),
    Mistake("emulate --as-i2c 65536 -- true", "--as-i2c 65536: a whole number, N of /dev/i2c-N"),
    Mistake("emulate --as-spi 1 -- true", "--as-spi 1: B.C, like 0.1 for /dev/spidev0.1"),
    Mistake(
      "emulate --as-i2c 3 --listen /nonexistent/a",
      "--as-i2c is for COMMAND: add -- COMMAND, or leave it out"),
    Mistake(
      "emulate --listen /nonexistent/a --usbredir /nonexistent/a",
      "--listen and --usbredir name one socket: each needs its own"),
    Mistake(
      "emulate --usbip localhost",
      "--usbip localhost: an IPv4 address, and a port if any, like 127.0.0.1:3240"),
    Mistake(
      "emulate --usbip 127.0.0.1:0",
      "--usbip 127.0.0.1:0: an IPv4 address, and a port if any, like 127.0.0.1:3240"),
    Mistake(
      "emulate --usbip 127.0.0.256",
      "--usbip 127.0.0.256: an IPv4 address, and a port if any, like 127.0.0.1:3240"),
    Mistake(
      "emulate --transcript - -- true",
      "--transcript - would mix with the program's output: name a file"),
    Mistake(
      "emulate --motion /nonexistent/a.csv -- true",
      "cannot read /nonexistent/a.csv: No such file or directory, error 2", status: 1),
    Mistake(
      "emulate --listen /nonexistent/a",
      "cannot listen on /nonexistent/a: No such file or directory", status: 1),
    Mistake(
      "emulate --listen \(long)",
      "the path of a socket has 1 to 107 bytes, \(long) has 108: choose a shorter one", status: 1),
    Mistake("emulate --listen /tmp", "/tmp is there and no socket: choose another path", status: 1),
    Mistake("emulate -- nonesuch", "cannot run nonesuch: not found in PATH", status: 127),
    Mistake(
      "emulate -- /nonexistent/a", "cannot run /nonexistent/a: No such file or directory",
      status: 127),
    Mistake("emulate -- /tmp", "cannot run /tmp: Is a directory", status: 126),
    Mistake("emulate -- /etc/passwd", "cannot run /etc/passwd: Permission denied", status: 126),
    Mistake("attach", "missing expected argument '<SOCKET>': see `proofmass attach --help`"),
    Mistake("attach /nonexistent/a", "attach needs a program: add -- COMMAND"),
    Mistake(
      "attach /nonexistent/a b -- true",
      "unexpected argument 'b': see `proofmass attach --help`"),
    Mistake(
      "attach /nonexistent/a -- true",
      "no board is served at /nonexistent/a: start one with "
        + "`proofmass emulate --listen /nonexistent/a`", status: 1),
    Mistake(
      "attach /nonexistent/a -- nonesuch", "cannot run nonesuch: not found in PATH", status: 127),
    Mistake(
      "lint", "lint needs a program or a capture: add -- COMMAND, or --capture FILE"),
    Mistake("lint ak8975,rate=5 -- true", "rate= means nothing to lint: leave it out"),
    Mistake(
      "lint --format csv -- true",
      "the value 'csv' is invalid for '--format <format>'. Please provide one of 'text', 'json', "
        + "'sarif' or 'junit': see `proofmass lint --help`"),
    Mistake("lint -- nonesuch", "cannot run nonesuch: not found in PATH", status: 2),
    Mistake("lint -- /tmp", "cannot run /tmp: Is a directory", status: 2),
    Mistake(
      "lint --motion /nonexistent/a.csv -- true",
      "cannot read /nonexistent/a.csv: No such file or directory, error 2", status: 2),
    Mistake(
      "lint -- true",
      "true ended with status 0 and made no transaction: the board is /dev/i2c-1, "
        + "/dev/gpiochip0", status: 2),
    Mistake(
      "lint lis331dlh,spi=0.1 --as-i2c 4 --as-spi 2.0 -- true",
      "true ended with status 0 and made no transaction: the board is /dev/i2c-4, "
        + "/dev/spidev2.1, /dev/gpiochip0",
      status: 2),
  ]

  @Test(
    arguments: emulate + parser + chip + bus + register + stream + events + motion + policy + mutant
  )
  func oneLine(_ mistake: Mistake) throws {
    let outcome = try Command.run(mistake.arguments.split(separator: " ").map(String.init))
    #expect(outcome.words == "proofmass: \(mistake.line)\n")
    #expect(outcome.status == mistake.status)
    #expect(outcome.data == "")
  }

  @Test(arguments: [
    (
      "read", "lis\n331\u{1B}[31m\u{202E}",
      #"unknown chip "lis\n331\x1b[31m\u202e": `proofmass --help`"#
    ),
    ("allan", "/nonexistent/a\nb", #"cannot read /nonexistent/a\nb: No such file "#),
    ("stream --duration", "1\n\t2", #"--duration 1\n\t2: a number above 0 and ms, s, min or h"#),
    ("emulate -- ", "/nonexistent/a\rb", #"cannot run /nonexistent/a\rb: No such file "#),
  ])
  func nothingForATerminalToObey(_ verb: String, _ argument: String, _ start: String) throws {
    let outcome = try Command.run(verb.split(separator: " ").map(String.init) + [argument])
    #expect(outcome.words.hasPrefix("proofmass: \(start)"), "\(outcome.words)")
    #expect(outcome.words.dropLast().allSatisfy { !$0.isNewline } && outcome.words.last == "\n")
  }

  @Test(arguments: ["allan", "stream --duration", "scenarios", "emulate --"])
  func aLongArgumentIsCut(_ verb: String) throws {
    let long = String(repeating: "/x\n", count: 30_000)
    let outcome = try Command.run(verb.split(separator: " ").map(String.init) + [long])
    #expect(outcome.status != 0)
    #expect(outcome.words.count < 2000 && outcome.words.contains(" … "))
    #expect(outcome.words.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("allan", "<FILE>"), ("import", "<FILE>"), ("export --output a.mcap", "<FILE>"),
    ("import a --iio", "--iio <CONTEXT>"),
    ("attach", "<SOCKET>"), ("replay", "<FILE.jsonl>"),
    ("stream --truth", "--truth <FILE.csv>"), ("stream --motion", "--motion <FILE.csv>"),
    ("motion --calibration", "--calibration <FILE.json>"),
    ("calibrate --output", "--output <FILE.json>"), ("dump ak8975 --diff", "--diff <FILE.json>"),
    ("emulate --listen", "--listen <SOCKET>"), ("emulate --usbredir", "--usbredir <SOCKET>"),
    ("emulate --transcript", "--transcript <FILE.jsonl>"),
    ("replay a --against", "--against <OTHER.jsonl>"),
  ])
  func anEmptyPath(_ arguments: String, _ name: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let outcome = try Command.run(words + [""])
    #expect(outcome.status == 64)
    #expect(
      outcome.words == "proofmass: the value '' is invalid for '\(name)': name a path, or leave it "
        + "out: see `proofmass \(words[0]) --help`\n")
  }

  @Test func busFromTheEnvironment() throws {
    let outcome = try Command.run(["detect"], environment: ["PROOFMASS_BUS": "usb"])
    #expect(outcome.status == 64)
    #expect(outcome.words == "proofmass: unknown bus \"usb\": \(Self.buses)\n")
    let chosen = try Command.run(
      ["get", "ak8975", "WIA", "--bus", "emulator"], environment: ["PROOFMASS_BUS": "usb"])
    #expect(chosen.status == 0)
  }
}

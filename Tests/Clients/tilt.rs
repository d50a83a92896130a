// SPDX-License-Identifier: Apache-2.0
//
// An example: a test in Rust of a small driver, on a board that the test tilts, with the standard
// library alone. Run it with
//
//   proofmass emulate --fast --sensing ideal --listen SOCKET lis331dlh -- ./tilt
//
// The driver reads /dev/i2c-1 as on a Pi; the test asks the board by JSON at PROOFMASS_BOARD.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Error, Read, Result, Write};
use std::os::raw::{c_int, c_ulong};
use std::os::unix::io::AsRawFd;
use std::os::unix::net::UnixStream;
use std::{env, process, thread, time::Duration};

extern "C" {
    fn ioctl(descriptor: c_int, request: c_ulong, ...) -> c_int;
}

/// The driver: a LIS331DLH at 0x18.
struct Accelerometer {
    bus: File,
}

impl Accelerometer {
    const I2C_SLAVE: c_ulong = 0x0703;

    fn new() -> Result<Self> {
        let mut bus = OpenOptions::new().read(true).write(true).open("/dev/i2c-1")?;
        if unsafe { ioctl(bus.as_raw_fd(), Self::I2C_SLAVE, 0x18 as c_ulong) } < 0 {
            return Err(Error::last_os_error());
        }
        bus.write_all(&[0x20, 0x27])?; // CTRL_REG1: on, 50 Hz, all axes
        Ok(Self { bus })
    }

    /// Acceleration in mg at ±2 g: the upper 12 bits of each 16-bit output.
    fn read(&mut self) -> Result<[i32; 3]> {
        let mut bytes = [0; 6];
        self.bus.write_all(&[0xA8])?; // OUT_X_L with the increment bit
        self.bus.read_exact(&mut bytes)?;
        let axis = |i: usize| i32::from(i16::from_le_bytes([bytes[2 * i], bytes[2 * i + 1]])) / 16;
        Ok([axis(0), axis(1), axis(2)])
    }
}

/// The board: a line of JSON each way.
struct Board {
    stream: BufReader<UnixStream>,
}

impl Board {
    fn new() -> Result<Self> {
        let path = env::var("PROOFMASS_BOARD").unwrap_or_else(|_| {
            eprintln!("no board: run this with proofmass emulate --listen SOCKET -- ./tilt");
            process::exit(1)
        });
        Ok(Self { stream: BufReader::new(UnixStream::connect(path)?) })
    }

    fn ask(&mut self, request: &str) -> Result<String> {
        writeln!(self.stream.get_mut(), "{}", request)?;
        let mut answer = String::new();
        self.stream.read_line(&mut answer)?;
        Ok(answer)
    }
}

fn main() -> Result<()> {
    let mut wrong = 0;
    let mut check = |name: &str, is_right: bool| {
        println!("{} {}", if is_right { "ok   " } else { "WRONG" }, name);
        wrong += i32::from(!is_right);
    };
    let mut board = Board::new()?;
    board.ask(r#"{"do":"reset"}"#)?;
    board.ask(r#"{"do":"world","force_g":[0.5,0,0.866]}"#)?;
    let mut accelerometer = Accelerometer::new()?;
    thread::sleep(Duration::from_millis(100)); // the board's time
    check("tilted by 30 degrees", accelerometer.read()? == [500, 0, 866]);

    board.ask(r#"{"do":"fault","fault":"no-address-acknowledge","address":"0x18","at":1}"#)?;
    let error = accelerometer.read().unwrap_err();
    check("a chip that does not answer", error.raw_os_error() == Some(121)); // EREMOTEIO
    check("and the next time", accelerometer.read().is_ok());
    let finished = board.ask(r#"{"do":"finish"}"#)?;
    check("nothing that the datasheet forbids", finished.contains(r#""clean":true"#));
    process::exit(i32::from(wrong > 0))
}

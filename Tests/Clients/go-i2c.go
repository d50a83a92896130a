// SPDX-License-Identifier: Apache-2.0

// Reads a LIS331DLH at 0x18 through Debian's package go-i2c. A Go program makes its system calls
// without libc.
package main

import (
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/d2r2/go-i2c"
	"github.com/d2r2/go-logger"
)

var wrong = 0

func check(name string, expected, got interface{}) {
	if expected == got {
		fmt.Printf("ok    %s\n", name)
		return
	}
	wrong++
	fmt.Printf("WRONG %s\n  expected: %v\n  got:      %v\n", name, expected, got)
}

func main() {
	logger.ChangePackageLogLevel("i2c", logger.ErrorLevel)
	bus, err := i2c.NewI2C(0x18, 1)
	if err != nil {
		fmt.Println("WRONG open:", err)
		os.Exit(1)
	}
	identity, err := bus.ReadRegU8(0x0f)
	check("identity", byte(0x32), identity)
	check("identity, error", nil, err)
	check("write", nil, bus.WriteRegU8(0x20, 0x27))
	control, _ := bus.ReadRegU8(0x20)
	check("what was written", byte(0x27), control)
	word, _ := bus.ReadRegU16LE(0xa0)
	check("word", uint16(0x0027), word)
	time.Sleep(50 * time.Millisecond)

	// In several goroutines, and so threads. The package reads in two transactions, between which no
	// other may move the chip's register pointer.
	var pair sync.Mutex
	results := make(chan string)
	for n := 0; n < 4; n++ {
		go func() {
			own, err := i2c.NewI2C(0x18, 1)
			if err != nil {
				results <- err.Error()
				return
			}
			defer own.Close()
			for k := 0; k < 100; k++ {
				pair.Lock()
				bytes, _, err := own.ReadRegBytes(0xa8, 6)
				pair.Unlock()
				if err != nil {
					results <- err.Error()
					return
				}
				// 1 g is 0x3e80; the board lies still, and its sensing is ideal.
				if bytes[5] != 0x3e || bytes[4] != 0x80 || bytes[1] != 0 {
					results <- fmt.Sprint(bytes)
					return
				}
			}
			results <- ""
		}()
	}
	for n := 0; n < 4; n++ {
		check("100 samples", "", <-results)
	}

	absent, _ := i2c.NewI2C(0x19, 1)
	_, err = absent.ReadRegU8(0x0f)
	check("nobody there", "write /dev/i2c-1: remote I/O error", fmt.Sprint(err))
	check("close", nil, bus.Close())
	info, err := os.Stat("/dev/i2c-1")
	check("a character device", true, err == nil && info.Mode()&os.ModeCharDevice != 0)
	name, _ := os.ReadFile("/sys/class/i2c-dev/i2c-1/name")
	check("its name", "ProofMass emulator\n", string(name))
	fmt.Printf("%d wrong of go-i2c\n", wrong)
	if wrong > 0 {
		os.Exit(1)
	}
}

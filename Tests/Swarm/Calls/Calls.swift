// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

/// What is done with the type of a part's driver.
protocol DriverVisitor {
  associatedtype Result

  func visit<Driver: CalledDriver & ~Copyable>(_: Driver.Type) -> Result
}

extension SensorPart {
  /// The choice between drivers.
  func visited<Visitor: DriverVisitor>(by visitor: Visitor) -> Visitor.Result {
    typealias Link = Board.Link
    return switch driver {
    case .lis331dlh: visitor.visit(LIS331DLH<Link>.self)
    case .lis331dl: visitor.visit(LIS331DL<Link>.self)
    case .lis3dh: visitor.visit(LIS3DH<Link>.self)
    case .adxl345: visitor.visit(ADXL345<Link>.self)
    case .l3g4200d: visitor.visit(L3G4200D<Link>.self)
    case .ak8975: visitor.visit(AK8975<Link>.self)
    case .ak8963: visitor.visit(AK8963<Link>.self)
    case .ak09916: visitor.visit(AK09916<Link>.self)
    case .ak8973: visitor.visit(AK8973<Link>.self)
    case .lis3mdl: visitor.visit(LIS3MDL<Link>.self)
    case .lis2mdl: visitor.visit(LIS2MDL<Link>.self)
    case .hmc5883l: visitor.visit(HMC5883L<Link>.self)
    case .lsm9ds1ag: visitor.visit(LSM9DS1AG<Link>.self)
    case .lsm6dso: visitor.visit(LSM6DSO<Link>.self)
    case .lsm6dsl: visitor.visit(LSM6DSL<Link>.self)
    case .mpu6500: visitor.visit(MPU6500<Link>.self)
    case .icm20948: visitor.visit(ICM20948<Link>.self)
    }
  }

  /// The names of what a program can call of its driver.
  var calls: [String] { visited(by: Names()) }

  private struct Names: DriverVisitor {
    func visit<Driver: CalledDriver & ~Copyable>(_: Driver.Type) -> [String] {
      ["configure", "sample"] + Driver.operations
    }
  }
}

extension Program {
  /// Runs a program of calls of one driver and, at its end, what must be possible after all faults: a sample that is
  /// right.
  func runCalls() -> Verdict { visited(watching: nil)?.verdict ?? Verdict(failure: "no such chip") }

  /// What a step of calls does, from 1: the transactions, the configuration after it, and what is wrong.
  func explainedCalls(step: Int) -> [String] { visited(watching: step)?.lines ?? [] }

  private func visited(watching step: Int?) -> (verdict: Verdict, lines: [String])? {
    guard let chip = chips.first, let part = SensorPart(named: chip.part),
      let mounted = chip.mounted
    else { return nil }
    return part.visited(by: Caller(program: self, part: part, mounted: mounted, step: step))
  }

  private struct Caller: DriverVisitor {
    let program: Program
    let part: SensorPart
    let mounted: Part
    /// The step that is explained; nil for none.
    let step: Int?

    func visit<Driver: CalledDriver & ~Copyable>(_: Driver.Type) -> (Verdict, [String]) {
      var run = CallRun<Driver>(program.chips[0], part, mounted)
      let circuit = run.circuit
      var verdict = Verdict()
      for (index, each) in program.steps.enumerated() where verdict.failure == nil {
        verdict.step = index + 1
        if verdict.step == step { circuit.logTransactions() }
        verdict.failure = run.take(each)
        if case .call = each { verdict.add(run.lastError, run.lastReadings) }
        verdict.mix(circuit.now.nanoseconds)
        if verdict.step == step { return (verdict, lines(&run, verdict.failure)) }
      }
      if verdict.failure == nil {
        if step == program.steps.count + 1 { circuit.logTransactions() }
        verdict.failure = run.finish(program.steps)
      }
      return (verdict.ended(circuit), step == nil ? [] : lines(&run, verdict.failure))
    }

    private func lines<Driver: CalledDriver & ~Copyable>(
      _ run: inout CallRun<Driver>, _ failure: String?
    ) -> [String] {
      let circuit = run.circuit
      return circuit.takeTransactions().map { circuit.describe($0) }
        + run.state + [failure ?? "nothing is wrong"]
    }
  }
}

extension Verdict {
  /// Adds a call, with its error and what was read last.
  fileprivate mutating func add(_ error: SensorError?, _ readings: [Reading]) {
    operations += 1
    switch error {
    case nil: break
    case .wrongConfiguration, .wrongPart, .wrongState: refusals += 1
    case let error?: mix("\(error)")
    }
    for reading in readings {
      for value in [reading.value.x, reading.value.y, reading.value.z] { mix(value.bitPattern) }
    }
  }
}

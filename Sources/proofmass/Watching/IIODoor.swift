// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassLinux
import ProofMassMotion
import ProofMassServer

/// The door for programs that use libiio: the samples of a board that is shown live, by the protocol of iiod.
struct IIODoor {
  private let board: IIOBoard
  private let server: IIODServer
  private let watched: WatchedBoard
  private let services: WatchedServices
  /// The quantities of the devices.
  private let quantities: [Quantity]

  /// For this machine only, at iiod's port.
  static let standardPort: UInt16 = 30431
  static let loopback = "127.0.0.1:\(standardPort)"

  /// The address that the option names: a port of this machine alone, or an address with a port if any.
  static func address(_ text: String) throws(UserError) -> SocketAddress {
    if let port = UInt16(text) { return .tcp("127.0.0.1", port: port) }
    guard let address = SocketAddress(text, standardPort: standardPort) else {
      throw .usage("--iiod \(text): a port, or an IPv4 address and a port if any, like \(loopback)")
    }
    return address
  }

  /// Opens the door to a board whose sensors have their rates.
  ///
  /// - Parameter canSetRates: Whether clients can set the sensors' rates.
  init(
    _ watched: WatchedBoard, _ services: WatchedServices, at address: SocketAddress,
    canSetRates: Bool
  ) throws(UserError) {
    self.watched = watched
    self.services = services
    let shown = zip(watched.sensors, watched.iioDevices).compactMap { sensor, device in
      device.map { (sensor.quantity, $0) }
    }
    guard !shown.isEmpty else {
      throw .failure("--iiod: none of the chips has a device of IIO: name others")
    }
    let quantities = shown.map(\.0)
    self.quantities = quantities
    let board = IIOBoard(
      shown.map(\.1), rates: Self.rates(of: quantities, watched), canSetRates: canSetRates)
    self.board = board
    // Clients expect the time since 1970, as `current_timestamp_clock` says.
    let offset = Int64(Date.now.timeIntervalSince1970 * 1e9) - watched.clock.now().nanoseconds
    watched.tap.follow { events in
      for event in events {
        switch event {
        case .sample(let sample):
          guard let device = quantities.firstIndex(of: sample.quantity) else { continue }
          board.put(IIOSample(sample.raw, at: sample.time.nanoseconds + offset), of: device)
        case .failure(let sensor, _):
          guard let device = quantities.firstIndex(of: sensor.quantity) else { continue }
          board.fail(device)
        case .lost: break
        }
      }
    }
    server = try asUserError { () throws(SocketError) in try IIODServer(board, at: address) }
    let names = shown.map(\.1.name).joined(separator: ", ")
    Console.say("serving \(names) at ip:\(server.address)")
  }

  private static func rates(of quantities: [Quantity], _ watched: WatchedBoard) -> [Double] {
    quantities.map { watched.rate(of: $0) ?? 0 }
  }

  /// Sets the rates that clients have requested.
  func setRates() {
    for request in board.takeRateRequests() {
      let quantity = quantities[request.device]
      let before = watched.rate(of: quantity)
      set(request.rate, of: quantity)
      let isSet = watched.rate(of: quantity).map { abs($0 / request.rate - 1) < 1e-6 } ?? false
      if !isSet, let before { set(before, of: quantity) }
      board.answer(request, isSet: isSet, rates: Self.rates(of: quantities, watched))
    }
  }

  /// Sets the rate of a sensor, and of the others of its chip, which have one rate.
  private func set(_ rate: Double, of quantity: Quantity) {
    let number = watched.sensors.first { $0.quantity == quantity }?.number
    for one in watched.sensors where one.number == number {
      services.start(one.quantity, every: 1 / rate)
    }
    watched.run.finish()
  }

  func close() { server.stop() }
}

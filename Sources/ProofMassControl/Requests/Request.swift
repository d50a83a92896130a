// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation
internal import ProofMassPhysics

/// A request as it was received: a JSON object whose member `do` names it.
struct Request {
  private let line: [UInt8]
  private let object: JSONValue
  private let door: Doors

  /// Throws where the line is not an object.
  init(_ line: [UInt8], at door: Doors) throws(InputError) {
    do throws(JSONError) { object = try JSONValue(line) } catch {
      throw InputError(error.description)
    }
    guard case .object = object.content else {
      let example = door == .control ? Verb.hello : .bus
      throw InputError("a request is an object, like {\"do\":\"\(example.rawValue)\"}")
    }
    self.line = line
    self.door = door
  }

  /// The id as received, where it is a number or a string; otherwise null.
  var id: JSON {
    guard let id = object["id"] else { return .null }
    switch id.content {
    case .number, .text: return .raw(Array(line[id.range]))
    default: return .null
    }
  }

  /// The request without its id, so that the transcripts of two runs can be compared.
  var withoutID: [UInt8] {
    guard case .object(let members) = object.content else { return [] }
    var raw: [UInt8] = []
    JSON.object(
      members.filter { $0.key != "id" }.map { ($0.key, .raw(Array(line[$0.value.range]))) }
    ).append(to: &raw)
    return raw
  }

  /// Carries it out. Throws what `perform` throws, and where the door does not take it or a member is unknown.
  func carryOut<Answer>(
    _ perform: (Verb, Members) throws(InputError) -> Answer
  ) throws(InputError) -> Answer {
    guard let name = object["do"]?.text else {
      throw InputError("\"do\" names the request: \(door.names)")
    }
    guard let verb = Verb(rawValue: name) else {
      throw InputError("unknown request \(quoted(name)): one of \(door.names)")
    }
    guard verb.doors.contains(door) else { throw door.refusal(of: verb) }
    if let id = object["id"] {
      switch id.content {
      case .number, .text, .null: break
      default: throw InputError("id is no number and no text")
      }
    }
    do throws(InputError) {
      return try perform(verb, Members(object, known: ["id", "do"] + verb.members))
    } catch { throw InputError("\(name): \(error.reason)") }
  }
}

// Members that several requests have.
extension Members {
  /// The chip at `address`, one of these.
  func chip(
    of chips: [(target: Transaction.Target, facts: ChipFacts)]
  ) throws(InputError) -> Transaction.Target {
    let target = try required("address", Members.target)
    guard chips.contains(where: { $0.target == target }) else {
      let places = chips.map { "\($0.facts.name) is at \($0.target.text)" }
      throw InputError("there is no chip at \(target.text): \(places.joined(separator: ", "))")
    }
    return target
  }

  /// The scenario with this `name`, and the time in it, `from_s`, from which it is to play.
  func scenario() throws(InputError) -> (scenario: Scenario, moment: Duration) {
    let name = try required("name", Members.text)
    guard let scenario = try Scenario(text: name) else {
      let known = Scenario.all.map { $0.name }.joined(separator: ", ")
      throw InputError("unknown scenario \(quoted(name)): one of \(known)")
    }
    let moment = try seconds("from_s") ?? 0
    let length = scenario.duration.wholeNanoseconds
    guard 0...length ~= moment else {
      throw InputError("from_s is out of range: 0 to \(shortest(Double(length) / 1e9)) s")
    }
    return (scenario, .nanoseconds(moment))
  }
}

// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension IIOBoard {
  /// The description of the board that libiio's clients request, as version 0.24 validates it: with the
  /// declarations of its elements in front. Names of devices and attributes need no escaping.
  var xml: String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?><!DOCTYPE context [" + Self.declarations + "]>"
      + "<context name=\"local\" version-major=\"0\" version-minor=\"24\" version-git=\"proofms\" "
      + "description=\"ProofMass \(commandVersion)\">"
      + devices.enumerated().map { $1.xml(id: "iio:device\($0)") }.joined() + "</context>"
  }

  private static let declarations =
    """
    <!ELEMENT context (device)*><!ELEMENT device (channel | attribute)*>\
    <!ELEMENT channel (scan-element?, attribute*)><!ELEMENT attribute EMPTY><!ELEMENT scan-element EMPTY>\
    <!ATTLIST context name CDATA #REQUIRED version-major CDATA #REQUIRED version-minor CDATA #REQUIRED \
    version-git CDATA #REQUIRED description CDATA #IMPLIED>\
    <!ATTLIST device id CDATA #REQUIRED name CDATA #IMPLIED>\
    <!ATTLIST channel id CDATA #REQUIRED type (input|output) #REQUIRED>\
    <!ATTLIST scan-element index CDATA #REQUIRED format CDATA #REQUIRED scale CDATA #IMPLIED>\
    <!ATTLIST attribute name CDATA #REQUIRED filename CDATA #IMPLIED>
    """
}

extension IIODevice {
  fileprivate func xml(id: String) -> String {
    let channels = channels.enumerated().map { number, channel in
      number == Self.timestamp
        ? Self.channel(channel, number, format: "le:S64/64&gt;&gt;0", [])
        : Self.channel(
          channel, number, format: "le:s\(bits)/16&gt;&gt;\(16 - bits)",
          attributes(of: number).map { ($0, file($0, of: channel)) })
    }
    let own = attributes(of: nil).map { "<attribute name=\"\($0)\"/>" }
    return "<device id=\"\(id)\" name=\"\(name)\">" + (channels + own).joined() + "</device>"
  }

  /// The name of an attribute's file below /sys/bus/iio/devices, from which clients show it.
  private func file(_ attribute: String, of channel: String) -> String {
    let isOfAxis =
      attribute == "raw" || attribute == "scale" && Set([scale.x, scale.y, scale.z]).count > 1
    return "in_\(isOfAxis ? channel : type)_\(attribute)"
  }

  private static func channel(
    _ id: String, _ index: Int, format: String, _ attributes: [(name: String, file: String)]
  ) -> String {
    "<channel id=\"\(id)\" type=\"input\"><scan-element index=\"\(index)\" format=\"\(format)\"/>"
      + attributes.map { "<attribute name=\"\($0.name)\" filename=\"\($0.file)\"/>" }.joined()
      + "</channel>"
  }
}

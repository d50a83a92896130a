// SPDX-License-Identifier: Apache-2.0

/// The Gauss coefficients of one degree and order: g and h at the epoch in nT, and their rates of
/// change in nT a year.
struct Coefficients: Sendable {
  let g, h, gRate, hRate: Double

  init(_ g: Double, _ h: Double, _ gRate: Double, _ hRate: Double) {
    self.g = g
    self.h = h
    self.gRate = gRate
    self.hRate = hRate
  }

  /// WMM2025 as released by NOAA/NCEI on 13 November 2024 (WMM.COF), in the public domain: epoch
  /// 2025.0, valid to 2030.0; in the order of degree, then order.
  static let wmm2025: InlineArray<90, Coefficients> = [
    // Degree 1.
    Coefficients(-29351.8, 0, 12, 0),
    Coefficients(-1410.8, 4545.4, 9.7, -21.5),
    // Degree 2.
    Coefficients(-2556.6, 0, -11.6, 0),
    Coefficients(2951.1, -3133.6, -5.2, -27.7),
    Coefficients(1649.3, -815.1, -8, -12.1),
    // Degree 3.
    Coefficients(1361, 0, -1.3, 0),
    Coefficients(-2404.1, -56.6, -4.2, 4),
    Coefficients(1243.8, 237.5, 0.4, -0.3),
    Coefficients(453.6, -549.5, -15.6, -4.1),
    // Degree 4.
    Coefficients(895, 0, -1.6, 0),
    Coefficients(799.5, 278.6, -2.4, -1.1),
    Coefficients(55.7, -133.9, -6, 4.1),
    Coefficients(-281.1, 212, 5.6, 1.6),
    Coefficients(12.1, -375.6, -7, -4.4),
    // Degree 5.
    Coefficients(-233.2, 0, 0.6, 0),
    Coefficients(368.9, 45.4, 1.4, -0.5),
    Coefficients(187.2, 220.2, 0, 2.2),
    Coefficients(-138.7, -122.9, 0.6, 0.4),
    Coefficients(-142, 43, 2.2, 1.7),
    Coefficients(20.9, 106.1, 0.9, 1.9),
    // Degree 6.
    Coefficients(64.4, 0, -0.2, 0),
    Coefficients(63.8, -18.4, -0.4, 0.3),
    Coefficients(76.9, 16.8, 0.9, -1.6),
    Coefficients(-115.7, 48.8, 1.2, -0.4),
    Coefficients(-40.9, -59.8, -0.9, 0.9),
    Coefficients(14.9, 10.9, 0.3, 0.7),
    Coefficients(-60.7, 72.7, 0.9, 0.9),
    // Degree 7.
    Coefficients(79.5, 0, 0, 0),
    Coefficients(-77, -48.9, -0.1, 0.6),
    Coefficients(-8.8, -14.4, -0.1, 0.5),
    Coefficients(59.3, -1, 0.5, -0.8),
    Coefficients(15.8, 23.4, -0.1, 0),
    Coefficients(2.5, -7.4, -0.8, -1),
    Coefficients(-11.1, -25.1, -0.8, 0.6),
    Coefficients(14.2, -2.3, 0.8, -0.2),
    // Degree 8.
    Coefficients(23.2, 0, -0.1, 0),
    Coefficients(10.8, 7.1, 0.2, -0.2),
    Coefficients(-17.5, -12.6, 0, 0.5),
    Coefficients(2, 11.4, 0.5, -0.4),
    Coefficients(-21.7, -9.7, -0.1, 0.4),
    Coefficients(16.9, 12.7, 0.3, -0.5),
    Coefficients(15, 0.7, 0.2, -0.6),
    Coefficients(-16.8, -5.2, 0, 0.3),
    Coefficients(0.9, 3.9, 0.2, 0.2),
    // Degree 9.
    Coefficients(4.6, 0, 0, 0),
    Coefficients(7.8, -24.8, -0.1, -0.3),
    Coefficients(3, 12.2, 0.1, 0.3),
    Coefficients(-0.2, 8.3, 0.3, -0.3),
    Coefficients(-2.5, -3.3, -0.3, 0.3),
    Coefficients(-13.1, -5.2, 0, 0.2),
    Coefficients(2.4, 7.2, 0.3, -0.1),
    Coefficients(8.6, -0.6, -0.1, -0.2),
    Coefficients(-8.7, 0.8, 0.1, 0.4),
    Coefficients(-12.9, 10, -0.1, 0.1),
    // Degree 10.
    Coefficients(-1.3, 0, 0.1, 0),
    Coefficients(-6.4, 3.3, 0, 0),
    Coefficients(0.2, 0, 0.1, 0),
    Coefficients(2, 2.4, 0.1, -0.2),
    Coefficients(-1, 5.3, 0, 0.1),
    Coefficients(-0.6, -9.1, -0.3, -0.1),
    Coefficients(-0.9, 0.4, 0, 0.1),
    Coefficients(1.5, -4.2, -0.1, 0),
    Coefficients(0.9, -3.8, -0.1, -0.1),
    Coefficients(-2.7, 0.9, 0, 0.2),
    Coefficients(-3.9, -9.1, 0, 0),
    // Degree 11.
    Coefficients(2.9, 0, 0, 0),
    Coefficients(-1.5, 0, 0, 0),
    Coefficients(-2.5, 2.9, 0, 0.1),
    Coefficients(2.4, -0.6, 0, 0),
    Coefficients(-0.6, 0.2, 0, 0.1),
    Coefficients(-0.1, 0.5, -0.1, 0),
    Coefficients(-0.6, -0.3, 0, 0),
    Coefficients(-0.1, -1.2, 0, 0.1),
    Coefficients(1.1, -1.7, -0.1, 0),
    Coefficients(-1, -2.9, -0.1, 0),
    Coefficients(-0.2, -1.8, -0.1, 0),
    Coefficients(2.6, -2.3, -0.1, 0),
    // Degree 12.
    Coefficients(-2, 0, 0, 0),
    Coefficients(-0.2, -1.3, 0, 0),
    Coefficients(0.3, 0.7, 0, 0),
    Coefficients(1.2, 1, 0, -0.1),
    Coefficients(-1.3, -1.4, 0, 0.1),
    Coefficients(0.6, 0, 0, 0),
    Coefficients(0.6, 0.6, 0.1, 0),
    Coefficients(0.5, -0.1, 0, 0),
    Coefficients(-0.1, 0.8, 0, 0),
    Coefficients(-0.4, 0.1, 0, 0),
    Coefficients(-0.2, -1, -0.1, 0),
    Coefficients(-1.3, 0.1, 0, 0),
    Coefficients(-0.7, 0.2, -0.1, -0.1),
  ]
}

// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A complex number, for coefficients.
struct Complex {
  var real: Double
  var imaginary: Double

  init(_ real: Double, _ imaginary: Double = 0) {
    self.real = real
    self.imaginary = imaginary
  }

  static func + (left: Complex, right: Complex) -> Complex {
    Complex(left.real + right.real, left.imaginary + right.imaginary)
  }

  static func - (left: Complex, right: Complex) -> Complex {
    Complex(left.real - right.real, left.imaginary - right.imaginary)
  }

  static func * (left: Complex, right: Complex) -> Complex {
    Complex(
      left.real * right.real - left.imaginary * right.imaginary,
      left.real * right.imaginary + left.imaginary * right.real)
  }

  static func * (left: Complex, right: Double) -> Complex {
    Complex(left.real * right, left.imaginary * right)
  }

  static func / (left: Complex, right: Complex) -> Complex {
    let square = right.real * right.real + right.imaginary * right.imaginary
    let product = left * Complex(right.real, -right.imaginary)
    return Complex(product.real / square, product.imaginary / square)
  }

  /// e to the power of this; zero where nothing of it is left, however often it turned.
  var exponential: Complex {
    let size = Series.exp(real)
    guard size > 0, abs(imaginary) < 1e6 else { return Complex(0) }
    let (sine, cosine) = Series.sineAndCosine(imaginary)
    return Complex(size * cosine, size * sine)
  }
}

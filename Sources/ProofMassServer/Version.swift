// SPDX-License-Identifier: Apache-2.0

/// The command's version, which what it serves and writes also names.
package let commandVersion = "0.1.0"

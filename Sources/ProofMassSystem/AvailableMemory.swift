// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The memory in bytes that this process can still allocate without swapping and without being killed: the
/// minimum of the machine's available memory, the remaining allowance of its control group, and the rest of
/// its address space (`ulimit -v`). Nil where the system reports none of them.
package func availableMemory() -> Int? {
  [machineMemory(), groupMemory(), addressSpace()].compactMap { $0 }.min()
}

private func machineMemory() -> Int? {
  number(behind: "MemAvailable:", in: lines(of: "/proc/meminfo")).flatMap { product($0, 1024) }
}

/// The limit of the group, less the memory that cannot be reclaimed: pages of files do not count.
private func groupMemory() -> Int? {
  let own = lines(of: "/proc/self/cgroup").first { $0.hasPrefix("0::/") }
  guard let own else { return nil }
  let folder = "/sys/fs/cgroup\(own.dropFirst(3))"
  guard let most = lines(of: "\(folder)/memory.max").first.flatMap({ Int($0) }),
    let taken = number(behind: "anon", in: lines(of: "\(folder)/memory.stat"))
  else { return nil }
  return max(0, most - taken)
}

private func addressSpace() -> Int? {
  var limit = rlimit()
  guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
    let most = Int(exactly: limit.rlim_cur),
    let pages = lines(of: "/proc/self/statm").first?.split(separator: " ").first,
    let taken = Int(pages).flatMap({ product($0, sysconf(Int32(_SC_PAGESIZE))) })
  else { return nil }
  return max(0, most - taken)
}

/// The number behind the first word of a line.
private func number(behind word: String, in lines: [Substring]) -> Int? {
  for line in lines {
    let words = line.split(separator: " ")
    if words.count > 1, words[0] == word { return Int(words[1]) }
  }
  return nil
}

private func product(_ one: Int, _ other: Int) -> Int? {
  let (product, isOverflow) = one.multipliedReportingOverflow(by: other)
  return isOverflow ? nil : product
}

/// The first lines of a small file of the system; none where this system does not have it.
private func lines(of path: String) -> [Substring] {
  do throws(FileError) {
    return String(decoding: try ByteFile(reading: path).read(), as: UTF8.self).split(
      separator: "\n")
  } catch {
    return []
  }
}

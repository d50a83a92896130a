// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The forms of a report about registers.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

/// The forms of single samples.
enum SampleFormat: String, CaseIterable, ExpressibleByArgument { case text, json, jsonl }

/// The forms of a stream.
enum StreamFormat: String, CaseIterable, ExpressibleByArgument { case text, csv, jsonl }

/// The forms of an analysis.
enum TableFormat: String, CaseIterable, ExpressibleByArgument { case text, csv, json }

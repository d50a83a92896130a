// SPDX-License-Identifier: Apache-2.0

// The workload `fusion` of Tests/Benchmarks on the VQF of its authors, whose sources
// scripts/bench fetches: the same samples, and after each update the same three looks.
//
//     original-vqf TRAJECTORY LENGTH

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "vqf.hpp"

struct Sample {
  double rate[3], force[3], field[3];
};

struct Result {
  double quat6D[4], quat9D[4], sigma;
};

// Neither static nor constant, so that the compiler cannot leave out the results.
double last;

static bool readTrajectory(const char *path, std::vector<Sample> &samples) {
  std::FILE *file = std::fopen(path, "r");
  if (!file) return false;
  Sample s;
  while (std::fscanf(file, "%lf,%lf,%lf,%lf,%lf,%lf,%lf,%lf,%lf", &s.rate[0], &s.rate[1],
                     &s.rate[2], &s.force[0], &s.force[1], &s.force[2], &s.field[0], &s.field[1],
                     &s.field[2]) == 9)
    samples.push_back(s);
  std::fclose(file);
  return !samples.empty();
}

int main(int count, char **words) {
  std::vector<Sample> samples;
  long left = count == 3 ? std::atol(words[2]) : 0;
  if (left <= 0 || !readTrajectory(words[1], samples)) {
    std::fprintf(stderr, "usage: original-vqf TRAJECTORY LENGTH\n");
    return 2;
  }
  std::vector<Result> results(samples.size());
  auto start = std::chrono::steady_clock::now();
  std::clock_t processorStart = std::clock();
  for (; left > 0; left -= long(samples.size())) {
    VQF filter(0.01);
    long length = std::min(left, long(samples.size()));
    for (long index = 0; index < length; index++) {
      const Sample &sample = samples[size_t(index)];
      Result &result = results[size_t(index)];
      filter.updateGyr(sample.rate);
      filter.updateAcc(sample.force);
      filter.updateMag(sample.field);
      filter.getQuat6D(result.quat6D);
      filter.getQuat9D(result.quat9D);
      result.sigma = filter.getBiasEstimate(nullptr);
    }
    last = results[0].quat9D[0];
  }
  double processor = double(std::clock() - processorStart) / CLOCKS_PER_SEC;
  std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
  std::printf("{\"wall_s\":%.9f,\"cpu_s\":%.6f}\n", wall.count(), processor);
}

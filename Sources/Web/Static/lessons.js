// The exercises, in growing difficulty. Each has a goal, texts, steps with their checks, a hint, facts with their
// sources, and one solution. A step's `advice` names a usual mistake.
//
// The facts are those of the LIS331DLH datasheet (Doc ID 15094 Rev 3), the L3G4200D datasheet (Doc ID 17116 Rev 3)
// with its application note AN3393, and the AK8975 datasheet (MS1187-E-02).

import { lessons as events } from "./lessons-events.js";
import { lessons as failures } from "./lessons-failures.js";
import { lessons as samples } from "./lessons-samples.js";

export const lessons = [...samples, ...events, ...failures];

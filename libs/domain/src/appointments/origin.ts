/** Who has booked an appointment. */
export const APPOINTMENT_SOURCES = ['staff', 'public'] as const;
export type AppointmentSource = (typeof APPOINTMENT_SOURCES)[number];

/** Whether it has a time of its own; those who walk in share a queue. */
export const APPOINTMENT_KINDS = ['slot', 'walk_in'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** How well the visitor was known who booked it; of staff it is not asked. */
export const PROOFS = ['staff', 'unproven', 'device', 'verified'] as const;
export type Proof = (typeof PROOFS)[number];

/** What stands for what in a name from the components, in this order. */
export type Respelling = readonly (readonly [written: string, printed: string])[];

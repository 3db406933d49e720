/** Where a unit is that is in no hex: removed, or off the map and perhaps still to come. */
export const OUT = -1;
export const OFF = -2;

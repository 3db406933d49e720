export function drawSample(
  paths: readonly string[],
  count: number,
  seed: string,
): Promise<{ readonly keys: readonly string[]; readonly total: number }>;

export function countOf(output: string, status: number | null): { readonly passed: number; readonly failed: number };

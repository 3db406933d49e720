interface Scope {
  readonly prefix: string;
}

interface MutantResult {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly statusReason?: string;
}

export function clauseAt(text: string, line: number, prefix: string): string;
export function citedAt(text: string, line: number, prefix: string): readonly string[];
export function report(
  name: string,
  scope: Scope,
  results: readonly MutantResult[],
): { readonly text: string; readonly survivors: readonly unknown[] };

interface Answered {
  status: number;
  text: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const INTERNAL = ['INTERNAL', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE'];

/** What the server is to blame for in an answer of GraphQL; undefined where that is nothing. */
export function graphqlFault({ status, text }: Answered): string | undefined {
  const body = parsed(text) as { data?: unknown; errors?: { message?: unknown; extensions?: { code?: unknown } }[] } | undefined;
  const blamed = body?.errors?.find(({ extensions }) => typeof extensions?.code !== 'string' || INTERNAL.includes(extensions.code));
  if (status >= 500 || blamed) return `answered ${status}: ${text.slice(0, 300)}`;
  return body?.data === undefined && body?.errors === undefined ? `answered ${status} in no form of GraphQL's: ${text.slice(0, 300)}` : undefined;
}

/** As `graphqlFault`, of everything else: an error of the API is JSON that says what is wrong. */
export function restFault({ path, method }: { path: string; method?: string }, { status, text }: Answered): string | undefined {
  const body = parsed(text) as { message?: unknown } | null | undefined;
  const saysWhy = typeof body?.message === 'string' && body.message !== '';
  // 431 is Node's own word to a head that is too long for it: no program sees the request.
  const mustSay = status >= 400 && status !== 431 && path.startsWith('/api') && method !== 'HEAD';
  return status >= 500 || (mustSay && !saysWhy) ? `answered ${status}: ${text.slice(0, 300)}` : undefined;
}

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

/** Returns the fault of the server in a GraphQL response; undefined if there is none. */
export function graphqlFault({ status, text }: Answered): string | undefined {
  const body = parsed(text) as { data?: unknown; errors?: { message?: unknown; extensions?: { code?: unknown } }[] } | undefined;
  const blamed = body?.errors?.find(({ extensions }) => typeof extensions?.code !== 'string' || INTERNAL.includes(extensions.code));
  if (status >= 500 || blamed) return `answered ${status}: ${text.slice(0, 300)}`;
  return body?.data === undefined && body?.errors === undefined ? `answered ${status} in no form of GraphQL's: ${text.slice(0, 300)}` : undefined;
}

/** Like `graphqlFault`, for all other responses: an error of the API must be JSON with a message. */
export function restFault({ path, method }: { path: string; method?: string }, { status, text }: Answered): string | undefined {
  const body = parsed(text) as { message?: unknown } | null | undefined;
  const saysWhy = typeof body?.message === 'string' && body.message !== '';
  // Node itself answers 431 to a request with too large headers; our code never sees the request.
  const mustSay = status >= 400 && status !== 431 && path.startsWith('/api') && method !== 'HEAD';
  return status >= 500 || (mustSay && !saysWhy) ? `answered ${status}: ${text.slice(0, 300)}` : undefined;
}

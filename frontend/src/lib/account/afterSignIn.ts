type Deed = () => Promise<void>;

const deeds = new Set<Deed>();

/** Registers a callback that runs after each sign-in, before the app renders the signed-in state. Returns a function that removes it. */
export function onSignedIn(deed: Deed): () => void {
  deeds.add(deed);
  return () => void deeds.delete(deed);
}

/** Runs all registered callbacks. Each handles its own errors. */
export async function doAfterSignIn(): Promise<void> {
  await Promise.all([...deeds].map((deed) => deed()));
}

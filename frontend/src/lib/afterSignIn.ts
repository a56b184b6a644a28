type Deed = () => Promise<void>;

const deeds = new Set<Deed>();

/** Has something done whenever somebody has signed in, before the app goes on with what it shows them; returns how to stop it. */
export function onSignedIn(deed: Deed): () => void {
  deeds.add(deed);
  return () => void deeds.delete(deed);
}

/** Does what waits for a sign-in; each deed says itself where it fails. */
export async function doAfterSignIn(): Promise<void> {
  await Promise.all([...deeds].map((deed) => deed()));
}

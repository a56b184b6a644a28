/** Sets the environment variables of this worker's app; see `global-setup.mjs`. */
const apps = JSON.parse(process.env.CITYPINS_APPS ?? '[]') as Record<string, string>[];
Object.assign(process.env, apps[(Number(process.env.JEST_WORKER_ID) - 1) % apps.length]);

/** The variables of the app that was started for this worker; see `global-setup.mjs`. */
const apps = JSON.parse(process.env.CITYPINS_APPS ?? '[]') as Record<string, string>[];
Object.assign(process.env, apps[(Number(process.env.JEST_WORKER_ID) - 1) % apps.length]);

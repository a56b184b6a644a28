import { prepareFolder } from '../../core/files/index.js';

/** Creates the data folder, and checks that files can be written there. @throws StartError where they cannot */
export const prepareDataFolder = (dataDir: string): Promise<void> =>
  prepareFolder(dataDir, { purpose: `The app keeps its data in ${dataDir}.`, setting: 'DATA_DIR to another folder', mode: 0o755 });

import { Command } from 'commander';
import type { DataEnv, WholeEnv } from '../core/config/index.js';
import { addBackupCommand } from './backup.command.js';
import { addCreateAdminCommand } from './create-admin.command.js';
import { addDemoteAdminCommand } from './demote-admin.command.js';
import { addDoctorCommand } from './doctor.command.js';
import { addEndSessionsCommand } from './end-sessions.command.js';
import { addExportCommand } from './export.command.js';
import { addImportCommand } from './import/import.command.js';
import { addImportsCommands } from './import/imports.command.js';
import { addMapCommands } from './map/map.command.js';
import { EXIT } from './output.js';
import { addRestoreCommand } from './restore.command.js';
import { addSampleCommands } from './sample.command.js';

const HELP_WIDTH = 120;

/** Readers of the configuration. `--help` works even if the configuration is invalid, because only commands call them. */
interface Configuration {
  /** @throws ConfigError */
  data: () => DataEnv;
  whole: () => WholeEnv;
}

/**
 * Creates the command-line program.
 * @param onEnd receives the exit code
 */
export function createProgram({ data, whole }: Configuration, onEnd: (code: number) => void): Command {
  const program = new Command('citypins')
    .description('Commands for operators, also while the app runs. They use DATABASE_URL, or else the database in DATA_DIR.')
    .configureHelp({ helpWidth: HELP_WIDTH })
    .showHelpAfterError('(see --help)')
    .exitOverride((error) => {
      onEnd(error.exitCode === 0 ? EXIT.done : EXIT.usage);
      throw error;
    });
  addDoctorCommand(program, whole, onEnd);
  addCreateAdminCommand(program, data, onEnd);
  addDemoteAdminCommand(program, data, onEnd);
  addEndSessionsCommand(program, data, onEnd);
  addImportCommand(program, data, onEnd);
  addImportsCommands(program, data, onEnd);
  addExportCommand(program, data, onEnd);
  addMapCommands(program, data, onEnd);
  addBackupCommand(program, data, onEnd);
  addRestoreCommand(program, data, onEnd);
  addSampleCommands(program, data, onEnd);
  const all = program.commands.flatMap((command) => [command, ...command.commands]);
  for (const command of all) command.copyInheritedSettings(program);
  return program;
}

import { Command } from 'commander';
import type { DataEnv } from '../core/config/env.js';
import { addBackupCommand } from './backup.command.js';
import { addExportCommand } from './export.command.js';
import { addImportCommand } from './import.command.js';
import { EXIT } from './output.js';
import { addRestoreCommand } from './restore.command.js';

const HELP_WIDTH = 120;

/**
 * The command line of the guide.
 * @param env read when a command needs it, so that help comes without
 * @param onEnd told what the process is to end with
 */
export function createProgram(env: () => DataEnv, onEnd: (code: number) => void): Command {
  const program = new Command('citypins')
    .description('Commands for whoever runs a guide. They work on its database: that of DATABASE_URL, else the one in DATA_DIR, whether the app runs or not.')
    .configureHelp({ helpWidth: HELP_WIDTH })
    .showHelpAfterError('(--help tells what there is)')
    .exitOverride((error) => {
      onEnd(error.exitCode === 0 ? EXIT.done : EXIT.usage);
      throw error;
    });
  addImportCommand(program, env, onEnd);
  addExportCommand(program, env, onEnd);
  addBackupCommand(program, env, onEnd);
  addRestoreCommand(program, env, onEnd);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

import { type BankFault, type BankFile, readBankFile } from '#domain/tasks/bank.ts';
import { checkLanguage } from './check-language.ts';
import { checkSpeakerNames } from './check-speaker-names.ts';
import { checkStimulus } from './check-stimulus.ts';
import { checkTask } from './check-task.ts';
import type { Finding } from './finding.ts';

/** Everything about one parsed file that can be judged without the rest of the bank and without a dictionary. */
export function checkFile(
  value: unknown,
  path: string,
): { readonly bank: BankFile | null; readonly findings: readonly Finding[] } {
  const bank = readBankFile(value, path);
  if (bank.kind === 'fault') return { bank: null, findings: schemaFindings(bank, path) };
  const { file } = bank;
  return {
    bank,
    findings: [
      ...checkStimulus(file, path),
      ...file.tasks.flatMap((task) => checkTask(file, { task, path })),
      ...checkSpeakerNames(bank, path),
      ...checkLanguage(file, path),
    ],
  };
}

function schemaFindings(fault: BankFault, path: string): readonly Finding[] {
  return fault.faults.map(({ task, message }) => ({
    severity: 'error',
    rule: 'schema',
    path,
    task,
    message,
  }));
}

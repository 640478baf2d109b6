import { readdirSync, readFileSync } from 'node:fs';

export type Process = {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** With that of children that ended: connections of the database that were closed. */
  readonly cpuMs: number;
};

/** These and what they started. */
export function processesUnder(pids: readonly number[]): Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  const own = new Set(pids);
  for (let size = 0; size < own.size; ) {
    size = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  return all.filter(({ pid }) => own.has(pid));
}

/** What `/proc` says of a process: proc_pid_stat(5), times in hundredths of a second; none when it has ended. */
function readProcess(pid: number): Process[] {
  const [, command = '', fields] = /^\d+ \((.*)\) \S (.*)/.exec(readProc(`/proc/${pid}/stat`)) ?? [];
  if (fields === undefined) return [];
  const [parent = 0, ...rest] = fields.split(' ').map(Number);
  const hundredths = rest.slice(9, 13).reduce((sum, ticks) => sum + ticks, 0);
  return [{ pid, parent, command, cpuMs: hundredths * 10 }];
}

/** A process may end while it is looked at. */
export function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

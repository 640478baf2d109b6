/** What a check of the bank has to say. An error stops the bank from being taken; a warning is for the writer to judge. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  /** Short name of the check, to count by and to test by. */
  readonly rule: string;
  /** The file below `content/`; empty for the bank as a whole. */
  readonly path: string;
  /** The task's id in the file; null for the stimulus or the file. */
  readonly task: string | null;
  /** In English: what is wrong, with the words it is about. */
  readonly message: string;
}

/** Complaints of one place: `say('error', 'options', '…')`. */
export interface Complaints {
  readonly found: readonly Finding[];
  readonly error: (rule: string, message: string) => void;
  readonly warning: (rule: string, message: string) => void;
}

/** Collects findings about one file, or one task of it. */
export function complaintsAbout(path: string, task: string | null): Complaints {
  const found: Finding[] = [];
  return {
    found,
    error: (rule, message) => void found.push({ severity: 'error', rule, path, task, message }),
    warning: (rule, message) => void found.push({ severity: 'warning', rule, path, task, message }),
  };
}

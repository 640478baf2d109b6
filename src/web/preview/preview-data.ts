import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { PublicStimulus, PublicTask, SecretStimulus, SecretTask } from '#domain/tasks/presentation.ts';
import type { Drawing } from '#web/features/sitting-data/sitting-data.ts';

/** What `content:preview` shows: a file of the bank as it stands, with its keys. */
export type PreviewData = {
  /** Below the content folder. */
  readonly path: string;
  readonly findings: readonly {
    readonly severity: 'error' | 'warning';
    readonly rule: string;
    readonly task: string | null;
    readonly message: string;
  }[];
  /** Null when the file cannot be read; the findings say why. */
  readonly file: {
    readonly id: string;
    readonly title: string;
    readonly status: string;
    readonly category: Category;
    readonly level: TaskLevel;
    readonly stimulus: { readonly public: PublicStimulus; readonly secret: SecretStimulus | null };
    readonly tasks: readonly {
      readonly id: string;
      readonly public: PublicTask;
      readonly secret: SecretTask;
    }[];
    /** Ids of what is heard beside the stimulus: texts read aloud, a partner's lines. */
    readonly spoken: readonly string[];
    /** The scenes that there are. */
    readonly drawings: readonly Drawing[];
  } | null;
};

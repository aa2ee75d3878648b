import { formatAnswerDraft } from '../activity/answers.ts';
import type { Write, WriteKind, WritePayloads } from '../outbox/types.ts';
import { parseRecord } from '../wire.ts';
import { type FormDraft, formatFormDraftKey } from './formDraft.ts';

type AnyWrite = { [K in WriteKind]: Pick<Write<K>, 'kind' | 'payload'> }[WriteKind];

/** Returns the draft that a write was created from; null for writes that have no form. */
export function draftOfWrite(
  write: Pick<Write, 'kind' | 'payload'>,
): { readonly name: string; readonly draft: FormDraft } | null {
  // Restores the connection of kind and payload for the type checker.
  const { kind, payload } = write as AnyWrite;
  switch (kind) {
    case 'post': {
      const { circleId, text, tagId, attached, place } = payload;
      const name = formatFormDraftKey(kind, circleId);
      return { name, draft: { values: { text, tagId }, place: place ?? null, files: attached } };
    }
    case 'question': {
      const { of, id, title, text, attached } = payload;
      const name = formatFormDraftKey(kind, id, of);
      return { name, draft: { values: { title, text }, place: null, files: attached } };
    }
    case 'tipoff': {
      const { attached, place, ...values } = payload;
      return {
        name: formatFormDraftKey(kind, ''),
        draft: { values, place: place ?? null, files: attached },
      };
    }
    case 'contribution': {
      const { seekId, attached, ...values } = payload satisfies WritePayloads['contribution'];
      return {
        name: formatFormDraftKey(kind, seekId),
        draft: { values, place: null, files: attached },
      };
    }
    case 'signUp': {
      const { activityId, answers } = payload;
      const values = formatAnswerDraft(parseRecord(answers));
      return {
        name: formatFormDraftKey(kind, activityId),
        draft: { values, place: null, files: [] },
      };
    }
    default:
      return null;
  }
}

import { useEffect, useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import type { CircleTag } from '../../model/community/circle.ts';
import { createOwnPost } from '../../model/community/ownPost.ts';
import { loadCircleTags } from '../../services/loadCircleTags.ts';
import { send } from '../../services/outbox/outbox.ts';
import { showNewPost } from '../../state/community/newPosts.ts';
import { type FormProps, FormSheet } from './form/FormSheet.tsx';
import { LocationField } from './form/LocationField.tsx';
import { MediaField } from './form/MediaField.tsx';
import { TextArea } from './form/TextArea.tsx';
import { type SheetForm, useSheetForm } from './form/useSheetForm.ts';

const FIELDS = { text: { max: 2000 }, tagId: { max: 64 } } as const;
const MEDIA = { picture: 9, video: 1, audio: 0, oneKind: true } as const;

/** Renders the form of a post in a circle. */
export function PostForm({ request, onClose, t }: FormProps) {
  const { id: circleId, name = '' } = request;
  const tags = useTags(circleId);
  const form = useSheetForm({
    request,
    onClose,
    t,
    fields: FIELDS,
    media: MEDIA,
    login: 'publish.login',
    needsContent: 'form.nothing',
    send: ({ values: { text, tagId }, files, place }) =>
      send('post', { circleId, text, tagId, attached: files, place }),
    successMessages: { sent: 'publish.sent', review: 'publish.review' },
    onSent: ({ id, inReview }, { values: { text, tagId }, files, place }, member) => {
      if (id === '' || !member) return;
      const tag = tags.find((one) => one.id === tagId) ?? null;
      const circle = { id: circleId, name };
      const at = serverNow();
      showNewPost(
        createOwnPost({ id, inReview, circle, member, text, tag, place, attached: files, at }),
      );
    },
  });
  return (
    <FormSheet
      form={form}
      submit={t('comment.send')}
      title={name ? t('publish.to', { name }) : t('publish.title')}
    >
      <TextArea
        autoFocus
        form={form}
        label={t('publish.text')}
        name="text"
        placeholder={t('publish.hint')}
      />
      <MediaField form={form} />
      {tags.length > 0 && (
        <ChipsField form={form} label={t('publish.tag')} name="tagId" options={tags} />
      )}
      <LocationField form={form} />
    </FormSheet>
  );
}

function useTags(circleId: string): readonly CircleTag[] {
  const [tags, setTags] = useState<readonly CircleTag[]>([]);
  useEffect(() => {
    void loadCircleTags(readSettings(), circleId).then(setTags);
  }, [circleId]);
  return tags;
}

interface ChipsFieldProps<F extends string> {
  readonly form: SheetForm<F>;
  readonly name: NoInfer<F>;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** Renders a choice of one option or none: a second tap removes the choice. */
function ChipsField<F extends string>({ form, name, label, options }: ChipsFieldProps<F>) {
  const { busy, set, values } = form;
  return (
    <fieldset className="field min-w-0 p-0">
      <legend className="field-label p-0">{label}</legend>
      <div className="form-chips">
        {options.map((option) => {
          const chosen = values[name] === option.id;
          return (
            <button
              key={option.id}
              className="form-chip"
              type="button"
              aria-pressed={chosen}
              disabled={busy}
              onClick={() => set(name, chosen ? '' : option.id)}
            >
              {option.name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

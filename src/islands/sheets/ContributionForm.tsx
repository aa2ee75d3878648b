import { send } from '../../services/outbox/outbox.ts';
import { countSentContribution } from '../../state/community/sentContributions.ts';
import { type FormProps, FormSheet } from './form/FormSheet.tsx';
import { MediaField } from './form/MediaField.tsx';
import { TextArea } from './form/TextArea.tsx';
import { TextField } from './form/TextField.tsx';
import { useSheetForm } from './form/useSheetForm.ts';

const FIELDS = {
  // A contribution needs a name (product 5.4).
  author: { max: 50, needed: 'contribution.needAuthor' },
  title: { max: 100, needed: 'contribution.needTitle' },
  text: { max: 20_000 },
  contact: { max: 50 },
} as const;
const MEDIA = { picture: 9, video: 3, audio: 0 } as const;

/** Renders the form of a contribution, in answer to a call or without one. */
export function ContributionForm({ request, onClose, t }: FormProps) {
  const form = useSheetForm({
    request,
    onClose,
    t,
    fields: FIELDS,
    media: MEDIA,
    login: 'contribution.sendLogin',
    send: async ({ values: { title, text, author, contact }, files }) => {
      if (text === '' && files.length === 0) {
        return { state: 'refused', status: null, message: t('contribution.needText') };
      }
      return send('contribution', {
        seekId: request.id,
        title,
        text,
        author,
        contact,
        attached: files,
      });
    },
    successMessages: { sent: 'contribution.sent', review: 'contribution.sent' },
    onSent: countSentContribution,
  });
  return (
    <FormSheet
      form={form}
      submit={t('contribution.submit')}
      title={request.name || t('contribution.send')}
    >
      <TextField
        autoComplete="name"
        autoFocus
        form={form}
        hint={t('contribution.authorHint')}
        label={t('contribution.author')}
        name="author"
      />
      <TextField autoComplete="off" form={form} label={t('contribution.headline')} name="title" />
      <TextArea form={form} label={t('contribution.text')} name="text" />
      <MediaField form={form} />
      <TextField
        autoComplete="off"
        form={form}
        hint={t('contribution.contactHint')}
        label={t('contribution.contact')}
        name="contact"
      />
    </FormSheet>
  );
}

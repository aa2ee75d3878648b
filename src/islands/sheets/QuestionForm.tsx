import { readSettings } from '../../host/settings.ts';
import { send } from '../../services/outbox/outbox.ts';
import { refreshCommunityList } from '../../state/community/communityLists.ts';
import { type FormProps, FormSheet } from './form/FormSheet.tsx';
import { MediaField } from './form/MediaField.tsx';
import { TextArea } from './form/TextArea.tsx';
import { TextField } from './form/TextField.tsx';
import { useSheetForm } from './form/useSheetForm.ts';

const FIELDS = {
  title: { max: 50 },
  text: { max: 500, needed: 'question.empty' },
} as const;
const MEDIA = { picture: 9, video: 0, audio: 0 } as const;

/** Renders the form of a question to a topic, an account or a reporter. */
export function QuestionForm({ request, onClose, t }: FormProps) {
  const { of = 'topic', id, name } = request;
  const form = useSheetForm({
    request,
    onClose,
    t,
    fields: FIELDS,
    media: MEDIA,
    login: 'question.login',
    send: ({ values: { title, text }, files }) =>
      send('question', { of, id, title, text, attached: files }),
    successMessages: { sent: 'question.sent', review: 'question.review' },
    onSent: ({ inReview }) => {
      if (inReview || of !== 'topic') return;
      // The topic's page shows the new question at once.
      void refreshCommunityList(readSettings(), 'questionsNew', id, () => true);
    },
  });
  // A topic's name is a whole sentence and is already the page's title.
  const title = of !== 'topic' && name ? t('question.askOf', { name }) : t('question.ask');
  return (
    <FormSheet form={form} submit={t('question.send')} title={title}>
      <TextField autoComplete="off" form={form} label={t('question.titleField')} name="title" />
      <TextArea
        autoFocus
        form={form}
        label={t('question.textField')}
        name="text"
        placeholder={t('question.textHint')}
      />
      <MediaField form={form} />
    </FormSheet>
  );
}

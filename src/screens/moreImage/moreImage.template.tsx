import { readPage } from '../../host/page.ts';
import type { MediaRowProps } from '../../islands/MediaList.island.tsx';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { linkTo } from '../../routes.ts';
import { startListTemplate } from '../../templates/listTemplate.tsx';
import { MediaRows } from '../../ui/MediaRows.tsx';
import { createPhotoSets, type PhotoColumn } from './moreImage.load.ts';

const readId = () => readPage().params.id ?? '';

void startListTemplate<ListItem, PhotoColumn, MediaRowProps>({
  Rows: MediaRows,
  describe: ({ head: { id, name }, items }, { base, t }) => ({
    name: name || t('photos.title'),
    description: '',
    pictures: items.map(({ shareImage }) => shareImage),
    path: linkTo('moreImage', { id: readId() || undefined }, base),
    columnId: id,
  }),
  describeRows: (_, view) => ({ view, heading: 'h2', isLarge: true }),
  head: ({ head: { name } }, { t }) => (
    <h1 className="mt-28 text-38 font-semibold">{name || t('photos.title')}</h1>
  ),
  createSource: () => createPhotoSets(readId()),
  loadIsland: async () => (await import('../../islands/MediaList.island.tsx')).MediaList,
  missing: ['photos.none', 'photos.noneHint'],
  name: (t) => t('photos.title'),
});

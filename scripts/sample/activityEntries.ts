import type { SampleSignUp } from './activityTypes.ts';
import { createRandom } from './images/random.ts';

/** Who has signed up when the edition is new. */
export interface SampleEntry {
  /** Of an invented person. */
  readonly name: string;
  /** Name of a picture; '' for none. */
  readonly icon: string;
  /** Minutes between the begin of the sign-up and this one. */
  readonly minute: number;
}

const FAMILY_NAMES = [...'陈林周吴郑王冯蒋沈韩杨朱秦许何吕施张孔曹严华金魏陶姜戚谢邹喻柏'];
const GIVEN_NAMES = [...'安晨川冬帆谷禾江锦可岚牧宁平晴溪禹舟竹子远青山雨石言和'];
/** Two of three show a portrait. */
const PORTRAITS = 12;
const WITHOUT_PORTRAIT = 3;
/** Sign-ups of the edition came within so many days. */
const DAYS = 3;
const MINUTES_A_DAY = 1440;

/** The same people each time; minutes rise. */
export function listEntries(
  activityId: number,
  { count }: Pick<SampleSignUp, 'count'>,
): readonly SampleEntry[] {
  const random = createRandom(`entries-${activityId}`);
  const minutes = Array.from({ length: count }, () => random.int(0, DAYS * MINUTES_A_DAY));
  return minutes
    .sort((a, b) => a - b)
    .map((minute) => {
      const given = Array.from({ length: random.int(1, 2) }, () => random.pick(GIVEN_NAMES));
      const hasPortrait = random.int(1, WITHOUT_PORTRAIT) < WITHOUT_PORTRAIT;
      return {
        name: random.pick(FAMILY_NAMES) + given.join(''),
        icon: hasPortrait ? portrait(random.int(1, PORTRAITS)) : '',
        minute,
      };
    });
}

const portrait = (n: number): string => `portrait-${n}-square`;

/** All portraits that entries show. */
export const ENTRY_IMAGES: readonly string[] = Array.from({ length: PORTRAITS }, (_, index) =>
  portrait(index + 1),
);

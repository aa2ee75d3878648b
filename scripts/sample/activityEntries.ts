import type { SampleSignUp } from './activityTypes.ts';
import { createRandom } from './random.ts';

/** A sign-up of an invented person. */
export interface SampleEntry {
  readonly name: string;
  /** Name of an image; '' for none. */
  readonly icon: string;
  /** Minutes after the start of the sign-up period. */
  readonly minute: number;
}

const FAMILY_NAMES = [...'陈林周吴郑王冯蒋沈韩杨朱秦许何吕施张孔曹严华金魏陶姜戚谢邹喻柏'];
const GIVEN_NAMES = [...'安晨川冬帆谷禾江锦可岚牧宁平晴溪禹舟竹子远青山雨石言和'];
/** Two of three entries have a portrait. */
const PORTRAITS = 12;
const WITHOUT_PORTRAIT = 3;
/** All entries are within this many days after the start. */
const DAYS = 3;
const MINUTES_A_DAY = 1440;

/** Lists the entries of an activity, always the same, in ascending order of time. */
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

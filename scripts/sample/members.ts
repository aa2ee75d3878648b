import type { SampleMember } from './types.ts';

/** Members with invented phones. */
export const MEMBERS: readonly SampleMember[] = [
  {
    phone: '13800000001',
    nickname: '霁川日报编辑部',
    official: true,
    joinedAt: '2019-06-01 09:00',
  },
  { phone: '13800000002', nickname: '磨坊巷口', joinedAt: '2021-04-12 20:31' },
  { phone: '13800000003', nickname: '望潮船厂小李', joinedAt: '2025-09-30 12:08' },
  { phone: '13800000004', nickname: '夜班', joinedAt: '2020-12-24 02:15' },
];

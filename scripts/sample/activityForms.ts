import type { SampleFormField } from './activityTypes.ts';

export const NAME: SampleFormField = {
  id: 'name',
  name: '姓名',
  type: 'text',
  required: true,
  maxLength: 20,
  placeholder: '请填写真实姓名',
};

export const PHONE: SampleFormField = {
  id: 'phone',
  name: '手机号码',
  type: 'tel',
  required: true,
  placeholder: '用于接收集合通知',
};

export const NOTE: SampleFormField = {
  id: 'note',
  name: '想说的话',
  type: 'textarea',
  maxLength: 200,
};

/** One field of every type. */
export const STAR_FIELDS: readonly SampleFormField[] = [
  NAME,
  PHONE,
  { id: 'age', name: '年龄', type: 'number', required: true, placeholder: '周岁' },
  {
    id: 'gear',
    name: '自带设备',
    type: 'radio',
    required: true,
    options: ['没有', '双筒望远镜', '天文望远镜', '相机'],
  },
  {
    id: 'sessions',
    name: '想听的讲解',
    type: 'checkbox',
    options: ['认星座', '拍银河', '看行星', '听传说'],
  },
  { id: 'seen', name: '上一次看见银河的日子', type: 'date' },
  { id: 'photo', name: '近照或作品', type: 'pic' },
  { ...NOTE, name: '健康状况与饮食禁忌', placeholder: '海拔三千二百米，请如实填写' },
];

/** Few fields, one of them of a type that is unknown to clients. */
export const REPAIR_FIELDS: readonly SampleFormField[] = [
  { ...NAME, name: '怎么称呼您', placeholder: '' },
  {
    id: 'thing',
    name: '要修的东西',
    type: 'radio',
    required: true,
    options: ['小家电', '雨伞', '衣物', '钟表', '自行车'],
  },
  { id: 'times', name: '方便的时段', type: 'matrix', placeholder: '如：周六上午、周日下午' },
];

export const VOLUNTEER_FIELDS: readonly SampleFormField[] = [
  NAME,
  PHONE,
  {
    id: 'post',
    name: '志愿岗位',
    type: 'radio',
    required: true,
    options: ['补给', '引导', '医疗'],
  },
];

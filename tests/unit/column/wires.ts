/** Wire objects of lists; only what a test is about has to be named. */
export const item = (fileId: number, more: object = {}) => ({
  fileId,
  title: `标题 ${fileId}`,
  colID: 12,
  ...more,
});

export const column = (columnId: number, more: object = {}) => ({
  columnId,
  columnName: `栏目 ${columnId}`,
  ...more,
});

export const module = (moduleID: number, more: object = {}) => ({
  type: 0,
  moduleID,
  name: `模块 ${moduleID}`,
  position: 0,
  charactor: [item(moduleID * 100)],
  ...more,
});

export const picture = (name: string) => `https://img.example.test/${name}.jpg`;

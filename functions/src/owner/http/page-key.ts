/** A page's scripts send its key in this header, and its forms in this hidden field. */
export const pageKeyHeader = 'page-key';
export const pageKeyField = 'sleutel';

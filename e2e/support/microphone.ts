/** Flags of a Chromium whose microphone beeps once a second and is allowed without a question. */
export const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

# Denrei in one small image: everything is bundled into dist/, only native code stays beside it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && node scripts/build/native.mjs

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Denrei" \
  org.opencontainers.image.description="Play-by-email service for two-player hex wargames" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
  DENREI_HOST=0.0.0.0 \
  DENREI_PORT=8080 \
  DENREI_DATA=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/bin ./bin
COPY --from=build /app/templates ./templates
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.DENREI_PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.js"]

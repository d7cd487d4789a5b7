package io.zhengwen.solr;

/** Pages for the tests of the plugin, with text of this project. */
public final class Pages {
  public static final String ENGLISH =
      """
      <!DOCTYPE html>
      <html><head><title>Harbour bridge reopens</title></head>
      <body>
      <nav><ul><li><a href="/">Frontpage</a></li><li><a href="/s">Sports</a></li>
      <li><a href="/login">Subscribe</a></li></ul></nav>
      <article><h1>Harbour bridge reopens</h1>
      <p>The old harbour bridge reopened on Monday after two years of repairs, and the first
      cyclists crossed it before sunrise. Engineers replaced four hundred rivets and every plank of
      the walkway, and they painted the towers in their original green.</p>
      <p>The ferry that carried commuters in the meantime made its last trip in the evening. Its
      crew will now serve the islands, where the villages have waited for a second boat since the
      spring storms damaged the pier.</p></article>
      <footer><a href="/imprint">Imprint</a> <a href="/cookies">Cookie settings</a></footer>
      </body></html>
      """;

  public static final String CHINESE =
      """
      <!DOCTYPE html>
      <html><head><meta charset="utf-8"><title>老城图书馆重新开放</title></head>
      <body>
      <div class="nav"><a href="/">首页</a> <a href="/sports">体育频道</a> <a href="/login">会员登录</a></div>
      <div class="article"><h1>老城图书馆重新开放</h1>
      <p>老城图书馆经过两年修缮，于周一上午重新向市民开放。馆内新增了三百个座位，屋顶的玻璃天窗也全部更换，
      阅览室比以前明亮许多，许多家长带着孩子一早就来排队。</p>
      <p>馆长表示，今后每周六晚上都会举办免费讲座，邀请本地作家和科学家与读者见面。旧书捐赠活动将持续到月底，
      收到的图书会送往山区的学校。</p></div>
      <div class="footer"><a href="/about">关于我们</a> <a href="/ads">广告服务</a> 版权所有</div>
      </body></html>
      """;

  static final String TRADITIONAL =
      "<html><head><title>颱風來襲</title></head><body><div><h1>颱風來襲</h1><p>氣象臺發布海上颱風警報，"
          + "預計明天下午登陸東部沿海，漁船已經返回港口避風，學校宣布停課一天。</p></div></body></html>";

  private Pages() {}
}
